import { fingerprint, isBuilt } from '@/scripts/build/stamp';
import { localEnvironment } from '@/scripts/lib/local-provider';
import { findOtherBrowsers } from '@/scripts/lib/other-browsers';
import { run } from '@/scripts/lib/run';

/** No email provider, so that forms send to the local inbox and tests send no email. */
const env = localEnvironment({
  ...process.env,
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
});

/** `npm run test:browsers`: finds or installs Firefox and WebKit, builds the site if needed, and runs the checks. */
async function testBrowsers(): Promise<number> {
  const { firefox, miniBrowser } = findOtherBrowsers();
  console.log(`Firefox: ${firefox}\nWebKit: ${miniBrowser}`);
  if (!isBuilt(fingerprint(env))) {
    console.log('Building the site with the local inbox (half a minute) …');
    const { code } = await run('npm', ['run', '--silent', 'build'], { env });
    if (code !== 0) return code;
  }
  const { code } = await run('playwright', [
    'test',
    ...['-c', 'tests/on-demand/browsers'],
    ...process.argv.slice(2),
  ]);
  return code;
}

testBrowsers()
  .catch((error: Error) => {
    console.error(`${error.message}\n\n0 passed, 1 failed`);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
