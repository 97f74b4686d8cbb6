/**
 * @jest-environment node
 */
import path from 'node:path';
import { isLoopback } from '@/scripts/local/serve/loopback';
import { listenError, readOptions, siteAddresses } from '@/scripts/local/serve/options';

describe('readOptions', () => {
  const settings = {
    host: '127.0.0.1',
    port: 3000,
    inbox: 'on' as const,
    inboxDir: '.inbox',
    redirectUnknownIds: true,
  };

  test('serves out/ with an inbox', () => {
    expect(readOptions(undefined, settings)).toEqual({
      root: path.resolve('out'),
      host: '127.0.0.1',
      port: 3000,
      inboxDir: path.resolve('.inbox'),
      publishInbox: false,
      redirectUnknownIds: true,
    });
  });

  test('serves another folder, and a public inbox if enabled', () => {
    expect(readOptions('/tmp/o', { ...settings, inbox: 'public', inboxDir: '/tmp/i' })).toMatchObject({
      root: path.resolve('/tmp/o'),
      inboxDir: path.resolve('/tmp/i'),
      publishInbox: true,
    });
  });

  test('has no inbox when it is switched off', () => {
    expect(readOptions('out', { ...settings, inbox: 'off' }).inboxDir).toBeUndefined();
  });
});

describe('listenError', () => {
  test.each([
    [
      'EADDRINUSE',
      'Port 3000 is in use by another program. Stop that program, or choose another port: PORT=3001 npm start',
    ],
    ['EACCES', 'Port 3000 is reserved for the system. Choose one above 1023: PORT=3000 npm start'],
    ['EADDRNOTAVAIL', 'HOST=example is not an address of this computer.'],
    ['EMFILE', 'The server cannot listen on example, port 3000: too many'],
  ])('%s', (code, expected) => {
    const error = Object.assign(new Error('too many'), { code });
    expect(listenError(error, { host: 'example', port: 3000 })).toContain(expected);
  });
});

test('siteAddresses lists the URLs that can be opened', () => {
  expect([
    siteAddresses('127.0.0.1', 3000, ['10.0.0.5']),
    siteAddresses('::1', 3000, ['10.0.0.5']),
    siteAddresses('0.0.0.0', 80, ['10.0.0.5']),
    siteAddresses('10.0.0.5', 3000, ['10.0.0.5']),
    siteAddresses('fe80::1', 3000, []),
  ]).toEqual([
    ['http://localhost:3000'],
    ['http://localhost:3000'],
    ['http://localhost:80', 'http://10.0.0.5:80'],
    ['http://10.0.0.5:3000'],
    ['http://[fe80::1]:3000'],
  ]);
});

describe('isLoopback', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'site.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])('%s is a loopback address', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    '',
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '127.0.0.1.example.com',
    'localhost.example.com',
    'notlocalhost',
  ])('%s is not a loopback address', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
