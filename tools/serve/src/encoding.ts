import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Ways to send a body, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The smallest encoding that a browser takes.
 * @param accepted its `Accept-Encoding`, for example `gzip, deflate, br;q=0.5`
 * @returns undefined: send the bytes as they are
 */
export const chooseEncoding = (accepted: string): Encoding | undefined => {
  const taken = new Set<string>()
  for (const item of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return ENCODINGS.find((encoding) => taken.has(encoding))
}

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** Compresses a whole body. */
export const encode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](bytes)
