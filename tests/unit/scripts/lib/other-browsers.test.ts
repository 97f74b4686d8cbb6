/** @jest-environment node */
import { missingPackages } from '@/scripts/lib/other-browsers';

const installed = {
  firefox: '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  miniBrowser: '/usr/lib/webkit2gtk-4.1/MiniBrowser',
  xvfbRun: '/usr/bin/xvfb-run',
};

test('lists no package if every program is installed', () => {
  expect(missingPackages(installed)).toEqual([]);
});

test('lists each package of missing programs once', () => {
  const missing = { ...installed, webKitDriver: undefined, miniBrowser: undefined, xvfbRun: undefined };
  expect(missingPackages(missing)).toEqual(['webkit2gtk-driver', 'xvfb', 'xauth']);
  expect(missingPackages({ ...installed, firefox: undefined })).toEqual(['firefox-esr']);
});
