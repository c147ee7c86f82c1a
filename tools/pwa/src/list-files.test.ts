import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { listFiles } from './list-files.ts'

const made: string[] = []

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  made.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

const BUILT = {
  'index.html': '<!doctype html>',
  'icon.svg': '<svg/>',
  'sw.js': 'self',
  'assets/main-B7x_2kQd.js': 'main',
  'assets/main-B7x_2kQd.js.map': '{}',
  'assets/endings-aaaaaaaa.bin': '0101',
  '.DS_Store': '',
}

describe('the list of a built app', () => {
  test('has the page, what is beside it with a revision, and what is named after its contents without', () => {
    const { files, later } = listFiles(folderOf(BUILT))
    expect(files).toEqual([
      { path: 'assets/main-B7x_2kQd.js' },
      { path: 'icon.svg', revision: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { path: './', revision: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ])
    expect(later).toEqual(['assets/endings-aaaaaaaa.bin'])
  })

  test('is the same for the same files, and has another version when any of them changes', () => {
    const { version } = listFiles(folderOf(BUILT))
    expect(listFiles(folderOf(BUILT)).version).toBe(version)
    const changes = [
      { 'index.html': '<!doctype html><p>' },
      { 'icon.svg': '<svg></svg>' },
      { 'assets/other-bbbbbbbb.js': '' },
      { 'assets/more-bbbbbbbb.bin': '' },
    ]
    const others = changes.map((change) => listFiles(folderOf({ ...BUILT, ...change })).version)
    expect(new Set([version, ...others]).size).toBe(5)
    expect(listFiles(folderOf({ ...BUILT, 'sw.js': 'other' })).version).toBe(version)
  })
})
