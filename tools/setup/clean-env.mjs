/** npm settings a user or a machine may depend on: where packages come from and how to get there. */
const KEPT =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|ca|cert|key|strict_ssl|proxy|https_proxy|http_proxy|noproxy|nodedir)$/i

/**
 * A copy of `env` for a package manager started inside a script of another one. Whatever npm or pnpm tells about its
 * own run (`npm_package_*`, `npm_config_prefix`, `npm_execpath`, …) confuses the inner one and is left out, and so is
 * `NODE_ENV`: set to "production" it would keep the tools of the project from being installed.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const cleanEnv = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => KEPT.test(name) || !/^(npm_|NODE_ENV$)/i.test(name)),
  )
