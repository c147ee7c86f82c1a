import type { Page } from './page.ts'

/** Copies `text` and says so; where the browser refuses, shows it to be copied by hand. */
export const copyText = async (
  { clipboard, notices, t }: Page,
  text: string,
  done: 'fen.copied' | 'link.copied' | 'editor.share.embedCopied',
): Promise<void> => {
  if (await clipboard.write(text)) notices.say(t.peek()(done))
  else notices.say(t.peek()('common.copyFailed', { text }), 'error')
}
