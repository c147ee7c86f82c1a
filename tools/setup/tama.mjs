// `node tools/setup/tama.mjs <command> …` runs the command line of tools/cli from its TypeScript source, in this very
// process, after installing what is missing. Standard output belongs to the command: set-up speaks on standard error.
import { nodeVersionProblem } from './node-version.mjs'

const problem = nodeVersionProblem(process.versions.node)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  void import('./bootstrap.mjs').then((bootstrap) => bootstrap.runTypeScript('tools/cli/src/main.ts'))
}
