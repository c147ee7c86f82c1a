import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ListenProblem, listen } from './listen.ts'
import type { Mount } from './locate.ts'
import { parsePort } from './port.ts'
import { site } from './site.ts'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))

const MOUNTS: readonly Mount[] = [
  { at: '/', folder: join(APPS, 'web', 'dist') },
  { at: '/editor/', folder: join(APPS, 'puzzle-editor', 'dist') },
]

const main = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const port = parsePort(env.PORT)
  if (port === undefined) return fail(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  const missing = MOUNTS.find(({ folder }) => !existsSync(join(folder, 'index.html')))
  if (missing)
    return fail('The apps are not built yet: `npm start` builds and serves them, `pnpm build` only builds.')
  const host = env.HOST || undefined
  const listening = await listen(site(MOUNTS, reportFault), port, host)
  if (!listening.ok) return fail(sentenceOf(listening.problem, port, host))
  const address = `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${listening.port}`
  process.stdout.write(
    `\n  Tama and Dama   ${address}/\n  Puzzle editor   ${address}/editor/\n\n  Stop with Ctrl-C.\n\n`,
  )
}

const sentenceOf = (problem: ListenProblem, port: number, host: string | undefined): string => {
  switch (problem) {
    case 'port-in-use':
      return `Port ${port} is already in use. Stop what runs there, or take another: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`
    case 'port-not-allowed':
      return `This user may not use port ${port}. Take one above 1023: PORT=4173 npm start`
    case 'no-such-host':
      return `HOST=${host} is no address of this machine.`
  }
}

const reportFault = (fault: unknown): void => {
  process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`)
}

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.env)
