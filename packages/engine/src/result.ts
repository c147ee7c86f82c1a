/** The outcome of something that may be refused: text, files and links return it, bugs throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A success that carries `value`. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A refusal that carries `error`, one of a closed list of kinds. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/** Turns a forgotten case into a compile error here and a named crash at run time. */
export const unreachable = (value: never): never => {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`)
}
