import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

export default defineConfig({ ...usual, testMatch: 'readme.pictures.ts', reporter: 'list', workers: 1 })
