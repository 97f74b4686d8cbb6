import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';

/** Tests on every page of the real export what must hold for any content. */
export default defineConfig({ ...suite('real'), testDir: '.' });
