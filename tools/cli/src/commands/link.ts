import { err, ok, type Result } from '@tama/engine'
import { decodeLink, encodeGame, encodePosition, encodePuzzle, type LinkValue } from '@tama/share'
import { type Command, type ExitCode, type Io, refuse } from '../command.ts'
import type { Refusal } from '../fields.ts'
import { jsonOfLink, readLinkJson } from '../link-json.ts'

const write = (value: LinkValue): Result<string, Refusal> => {
  if (value.kind === 'position') return ok(encodePosition(value))
  const link = value.kind === 'game' ? encodeGame(value) : encodePuzzle(value)
  if (link.ok) return link
  const { kind, most } = link.error
  return err({ error: kind, at: 1, sentence: `too much for a link, which holds ${most}` })
}

const encode = (text: string): Result<string, Refusal> => {
  const value = readLinkJson(text)
  return value.ok ? write(value.value) : value
}

const decode = (text: string): Result<string, { readonly error: string }> => {
  const value = decodeLink(text)
  return value.ok ? ok(JSON.stringify(jsonOfLink(value.value))) : err({ error: value.error.kind })
}

const runBatch = async (io: Io, answer: (text: string) => Result<string, object>): Promise<ExitCode> => {
  let code: ExitCode = 0
  for await (const line of io.lines()) {
    const answered = answer(line)
    if (!answered.ok) code = 1
    io.print(answered.ok ? answered.value : JSON.stringify(answered.error))
  }
  return code
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** The text as one object of JSON, or else one on each line. */
const encodeAll = (io: Io, text: string): ExitCode => {
  const whole = encode(text)
  const lines = linesOf(text)
  const links = whole.ok || whole.error.error !== 'not-json' || lines.length < 2 ? [whole] : lines.map(encode)
  const bad = links.find((link) => !link.ok)
  if (bad && !bad.ok) return refuse(io, `encode, column ${bad.error.at}: ${bad.error.sentence}`)
  for (const link of links) if (link.ok) io.print(link.value)
  return 0
}

/** A link on each line, or else one that was broken into lines. */
const decodeAll = (io: Io, text: string): ExitCode => {
  const lines = linesOf(text).map(decode)
  const answers = lines.length === 1 || lines.some((answer) => answer.ok) ? lines : [decode(text)]
  for (const json of answers) io.print(json.ok ? json.value : JSON.stringify(json.error))
  return answers.every((json) => json.ok) ? 0 : 1
}

const batchAnswers: Readonly<Record<string, (text: string) => Result<string, object>>> = {
  encode: (text) => {
    const link = encode(text)
    return link.ok ? link : err({ error: link.error.error, at: link.error.at })
  },
  decode: (text) => {
    const json = decode(text)
    return json.ok ? json : err({ ...json.error, at: 1 })
  },
}

/** Makes links of what JSON says, and says in JSON what links hold. */
export const linkCommand: Command = {
  usage: 'encode JSON | decode LINK | (encode | decode) --batch; JSON or LINK may come from standard input',
  takes: { words: [], flags: ['batch'], rest: 2 },
  run: async (options, io) => {
    const [direction = '', given] = options.rest
    const answer = batchAnswers[direction]
    if (answer === undefined || !Object.hasOwn(batchAnswers, direction)) {
      return refuse(io, `"${direction}" is neither encode nor decode`)
    }
    if (options.flags.has('batch')) return runBatch(io, answer)
    const text = given ?? (await io.readText('-'))
    if (text === undefined || text.trim() === '') return refuse(io, `${direction}: nothing to ${direction}`)
    return direction === 'encode' ? encodeAll(io, text) : decodeAll(io, text)
  },
}
