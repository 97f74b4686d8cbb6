import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';

/** What must hold for any content, on every page of the real export. */
export default defineConfig({ ...suite('real'), testDir: '.' });
