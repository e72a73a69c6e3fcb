import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceFacts, serviceOfSlug, services } from './catalogue/services.ts';
import { isKnownAddress, matchPath, pathOf, redirects, servicePath } from './routes.ts';

test('A4 every slug of a service and every key of the source is found under every prefix', () => {
  for (const service of services) {
    for (const name of [service, ...Object.values(serviceFacts[service].slugs)]) {
      for (const prefix of ['/sluzby', '/services', '/tjenester']) {
        const match = matchPath(`${prefix}/${name}`);
        assert.equal(match?.screen, 'service');
        assert.equal(serviceOfSlug(match.parameters['slug'] ?? ''), service, `${prefix}/${name}`);
        assert.ok(isKnownAddress(match));
      }
    }
  }
});

test('A4 a slug names one service only, and each language has one of its own for each', () => {
  const all = services.flatMap((service) => [...new Set([service, ...Object.values(serviceFacts[service].slugs)])]);
  assert.equal(new Set(all).size, all.length);
});

test('A4 an address changes its slug with its language, and an unknown service is no known address', () => {
  assert.equal(pathOf('service', 'da', { slug: 'firemne-systemy' }), '/tjenester/firmasystemer');
  assert.equal(servicePath('web-apps', 'en'), '/services/web-apps');
  const unknown = matchPath('/sluzby/neexistuje');
  assert.ok(unknown && !isKnownAddress(unknown));
});

test('A2 what is no service any more leads to the list of services', () => {
  assert.equal(redirects['/sluzby/e-shop'], '/sluzby');
});
