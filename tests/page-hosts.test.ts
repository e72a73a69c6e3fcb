import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { CachedPage } from '#server/http/pages/cached-page.ts';
import { pageOfHost } from '#server/http/pages/page-hosts.ts';
import { brandValues } from '#web/lib/texts/use-content.ts';

test('A2 A10 a page that was rendered for all hosts names the host as the browser does, with its port', () => {
  const hostOn = (origin: string) =>
    brandValues({ language: 'sk', agency: firstAgencyFacts(), origin, hosts: {} })['host'] ?? '';
  const shared = 'http://any-host.localhost';
  const textOn = (origin: string) => `${hostOn(origin)}, ľ ${hostOn(origin)}${hostOn(origin)}!`;
  const page = new CachedPage(textOn(shared));
  const tags = new Set([page.bodyIn('identity').etag]);
  for (const origin of [
    'http://localhost:3000',
    'https://plumbline.example',
    'http://[::1]:8080',
    'http://$&.example',
  ]) {
    const { bytes, etag } = pageOfHost(page, shared, origin).bodyIn('identity');
    assert.equal(bytes.toString(), textOn(origin));
    tags.add(etag);
  }
  assert.equal(tags.size, 5, 'each has a tag of its own');
});
