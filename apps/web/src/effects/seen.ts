/** Calls `heard` when the page is hidden, seen again or left. */
export const onPageSeen = (page: Document) => (heard: () => void) => {
  page.addEventListener('visibilitychange', heard)
  addEventListener('pagehide', heard)
}
