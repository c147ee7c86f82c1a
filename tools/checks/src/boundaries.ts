import { cruiseSources } from './cruise.ts'
import { ROOT } from './project-files.ts'

const { modules, unseen, violations } = await cruiseSources(ROOT)
const complaints = [
  ...unseen.map((file) => `${file} was not read by the check`),
  ...violations.map(({ rule, from, to, comment }) => `${from} → ${to}\n    ${rule}: ${comment}`),
]
if (modules === 0) complaints.push('no module was read at all')
process.stdout.write(complaints.map((complaint) => `${complaint}\n`).join(''))
process.stdout.write(`${modules} modules, ${complaints.length} complaints\n`)
if (complaints.length > 0) process.exitCode = 1
