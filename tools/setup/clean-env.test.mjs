import { expect, test } from 'vitest'
import { cleanEnv } from './clean-env.mjs'

test('what npm tells about its own run does not reach the inner package manager', () => {
  const outer = {
    npm_package_name: 'tama',
    npm_lifecycle_event: 'test',
    npm_execpath: 'npm-cli.js',
    npm_config_prefix: '/usr/local',
    npm_config_local_prefix: '/somewhere',
    npm_config_user_agent: 'npm/11',
    NODE_ENV: 'production',
  }
  expect(cleanEnv(outer)).toEqual({})
})

test('where packages come from and everything that is not npm’s stays', () => {
  const outer = {
    PATH: '/usr/bin',
    npm_config_registry: 'https://registry.example/',
    npm_config_cache: '/cache',
    npm_config_cafile: '/ca.pem',
    npm_config_https_proxy: 'http://proxy.example:3128',
    NPM_CONFIG_NOPROXY: 'localhost',
  }
  expect(cleanEnv(outer)).toEqual(outer)
})
