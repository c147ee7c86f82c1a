// `node tools/setup/run.mjs <script> [arguments]` installs what is missing, then runs that script of the root
// package.json. It needs nothing but Node and npm. No syntax newer than Node 12 here: see node-version.mjs.
import { nodeVersionProblem } from './node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  void import('./bootstrap.mjs').then((bootstrap) => bootstrap.runScript(process.argv.slice(2)))
}
