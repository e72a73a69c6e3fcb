import assert from 'node:assert/strict';
import { test } from 'node:test';
import { can } from './permissions.ts';
import { allPathsOf, isOfficeScreen, routes, screens } from './routes.ts';

test('A8 search engines may list public pages only, and no personal page is kept for all', () => {
  const indexed = screens.filter((screen) => routes[screen].isIndexed);
  assert.deepEqual(indexed, [
    'home',
    'about',
    'services',
    'service',
    'projects',
    'contact',
    'configurator',
    'faq',
    'privacy',
    'terms',
    'cookies',
    'verify',
  ]);
  const personal = screens.filter((screen) => !routes[screen].isShared);
  const office = personal.filter(isOfficeScreen);
  const own = [
    'confirmation',
    'quote',
    'payment',
    'reference',
    'passwordReset',
    'emailVerification',
    'portal',
    'portalQuote',
    'portalProject',
    'portalRequest',
    'settings',
    'portalData',
    'portalPeople',
    'invitation',
    'mailPreferences',
  ];
  assert.deepEqual(personal, [...own, ...office]);
});

test('F1 H11 only people of the agency open the screens under /admin, only signed-in people those under /portal', () => {
  for (const screen of screens) {
    const { permission } = routes[screen];
    const isUnder = (top: string) => allPathsOf(screen).some((path) => `${path}/`.startsWith(top));
    const isOfCustomers = can({ kind: 'customer', userId: '', mustEnrol: false }, permission);
    assert.equal(!isOfCustomers, isUnder('/admin/'), screen);
    assert.equal(permission !== 'visit', isUnder('/admin/') || isUnder('/portal/'), screen);
  }
});
