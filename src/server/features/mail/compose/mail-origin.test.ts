import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailOrigin } from './mail-origin.ts';

const none = { siteHosts: {}, siteScheme: 'https' } as const;

test('S1 without configured hosts links in mails lead to this machine only', () => {
  for (const own of [
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://127.8.9.1',
    'http://plumbline.localhost:3000',
  ]) {
    assert.equal(mailOrigin(own, none), own);
  }
  for (const foreign of [
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil-localhost',
    'http://192.168.1.5:3000',
    'http://10.0.0.1',
    'http://1270.0.0.1.example',
  ]) {
    assert.equal(mailOrigin(foreign, none), null, foreign);
  }
});

test('S1 configured hosts and scheme hold whatever a request says', () => {
  for (const origin of ['http://evil.example', 'http://localhost:3000', 'https://plumbline.sk']) {
    assert.equal(
      mailOrigin(origin, { siteHosts: { da: 'plumbline.dk' }, siteScheme: 'https' }),
      'https://plumbline.dk',
    );
    const plain = { siteHosts: { sk: 'box.lan:3000', da: 'plumbline.dk' }, siteScheme: 'http' } as const;
    assert.equal(mailOrigin(origin, plain), 'http://box.lan:3000');
  }
});
