import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ThirdParties } from '#contract/page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { thirdPartiesOn } from './third-parties.ts';

const none: ThirdParties = { tagManagerId: null, chatKey: null };
const both: ThirdParties = { tagManagerId: 'GTM-AB12CD3', chatKey: '0123456789abcdef' };

test('B9 the preview host gets no third party, by any spelling of its name', () => {
  const config = { thirdParties: both, previewHost: 'preview.plumbline.example' };
  for (const host of ['preview.plumbline.example', 'Preview.Plumbline.example:8443']) {
    assert.deepEqual(thirdPartiesOn(host, config), none, host);
  }
  for (const host of ['plumbline.example', 'www.preview.plumbline.example', 'preview.plumbline.example.evil.example']) {
    assert.deepEqual(thirdPartiesOn(host, config), both, host);
  }
  assert.deepEqual(thirdPartiesOn('', { ...config, previewHost: undefined }), both);
});

const policyWith = (thirdParties: ThirdParties) =>
  contentSecurityPolicy({ inlineScripts: ['x'], inlineStyle: 'y', thirdParties });

test('B7 B9 with no id the policy of pages names no foreign host and no inline code', () => {
  const policy = policyWith(none);
  assert.doesNotMatch(policy, /https?:|wss?:|unsafe/);
  assert.match(policy, /default-src 'none'; script-src 'self' 'sha256-[^ ;]+'; style-src 'self' 'sha256-[^ ;]+';/);
  assert.match(policy, /; require-trusted-types-for 'script'; trusted-types default$/);
});

test('B7 the tag manager’s hosts are let in with its id alone', () => {
  const policy = policyWith({ ...none, tagManagerId: both.tagManagerId });
  assert.match(policy, /script-src 'self' 'sha256-[^ ;]+' https:\/\/\*\.googletagmanager\.com;/);
  assert.match(policy, /connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  assert.doesNotMatch(policy, /smartsupp|unsafe/);
});

test('B9 the chat’s hosts are let in with its key alone, and scripts inline stay out', () => {
  const policy = policyWith({ ...none, chatKey: both.chatKey });
  assert.match(
    policy,
    /script-src 'self' 'sha256-[^ ;]+' https:\/\/\*\.smartsuppchat\.com https:\/\/\*\.smartsuppcdn\.com;/,
  );
  assert.match(policy, /connect-src 'self' [^;]*wss:\/\/\*\.smartsupp\.com/);
  assert.doesNotMatch(policy, /google/);
  const open = policy.split('; ').filter((directive) => directive.includes('unsafe'));
  assert.deepEqual(open, ["style-src-elem 'self' 'unsafe-inline' https://*.smartsuppcdn.com"], 'style elements alone');
});
