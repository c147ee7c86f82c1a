/** Links: made, opened, refused. */
export const link = {
  'link.copy': 'Copy link',
  'link.copied': 'Link copied.',
  'link.opened': 'Position opened from the link.',
  'link.error.not-a-link': 'This is not a link to a position.',
  'link.error.bad-character': 'The link has a character that does not belong there. Copy it again.',
  'link.error.newer-version': 'The link was made by a newer version of this page. Reload to get it.',
  'link.error.truncated': 'The link is cut short. Copy it again, to its very end.',
  'link.error.too-long': 'The link is longer than it should be. Copy it again, without the text around it.',
  'link.error.damaged': 'The link was changed on its way. Copy it again.',
  'link.error.bad-content': 'The link holds something this page cannot show.',
} as const
