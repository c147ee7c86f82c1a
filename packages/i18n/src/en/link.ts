/** Links: made, opened, refused. */
export const link = {
  'link.copy': 'Copy link',
  'link.copied': 'Link copied.',
  'link.opened': 'Opened from the link.',
  'link.error.not-a-link': 'This is not a link to a position, a game or a puzzle.',
  'link.error.bad-character': 'The link has a character that does not belong there. Copy it again.',
  'link.error.newer-version': 'The link was made by a newer version of this page. Reload to get it.',
  'link.error.truncated': 'The link is cut short. Copy it again, to its very end.',
  'link.error.too-long': 'The link is longer than it should be. Copy it again, without the text around it.',
  'link.error.damaged': 'The link was changed on its way. Copy it again.',
  'link.error.bad-content': 'The link holds something this page cannot show.',
  'link.too-many-plies': 'The game is too long for a link, which holds {most} plies. Save it as a file.',
  'link.too-many-steps':
    'The solution has too many moves for a link, which holds {most}. Save the puzzle as a file.',
  'link.too-deep':
    'A line of the solution is too long for a link, which holds {most} plies. Save the puzzle as a file.',
} as const
