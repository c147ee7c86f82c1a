// `node tools/setup/with-browser.mjs <command> …` makes sure that there is a browser for tests, installing one if need
// be, and runs the command with `CHROMIUM_PATH` set to it.
import { runChild } from './child.mjs'
import { ensureBrowser, NO_BROWSER } from './ensure-browser.mjs'

const main = async () => {
  const [command = 'true', ...args] = process.argv.slice(2)
  const browser = ensureBrowser()
  if (!browser) throw new Error(NO_BROWSER)
  process.exitCode = await runChild(command, args, { env: { ...process.env, CHROMIUM_PATH: browser } })
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
