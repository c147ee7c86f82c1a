/** One file of a built app. */
export interface ListedFile {
  /** Its address from the app's folder, for example `assets/main-B7x_2kQd.js`; `./` is the page itself. */
  readonly path: string
  /** Changes with the contents; missing where the name itself does. */
  readonly revision?: string
}

/** All files of one build of an app; the build writes it into the service worker. */
export interface FileList {
  /** Changes when any file does. */
  readonly version: string
  /** Fetched when the service worker is installed: with these the app works without a network. */
  readonly files: readonly ListedFile[]
  /** Paths of large files that are kept when they are first used. */
  readonly later: readonly string[]
}
