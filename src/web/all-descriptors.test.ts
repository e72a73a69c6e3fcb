import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { can } from '#domain/permissions.ts';
import { type Screen, isOfficeScreen, isSiteScreen, routes, screens } from '#domain/routes.ts';
import type { OfficeDescriptor, SiteDescriptor } from '#domain/screens/descriptors.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';
import { personalPage, samePath } from '#domain/screens/route.ts';
import { screensInMenu } from '#domain/screens/screens-in-menu.ts';
import { allDescriptors } from './all-descriptors.ts';
import type { CheckedDescriptor } from './lib/checked-descriptor.ts';
import { islandFileOf, pageFileOf } from './page-modules.ts';
import { siteDescriptors } from './screens.ts';

const office = Object.entries<OfficeDescriptor>(officeScreens);

describe('the descriptors of the screens', () => {
  test('A2 every screen has a descriptor and a page', () => {
    assert.deepEqual(Object.keys(allDescriptors), screens);
    const pageOf = (screen: Screen) => {
      const folders = isOfficeScreen(screen) ? ['admin', 'admin/settings', 'admin/site'] : ['site', 'portal'];
      return folders.map((folder) => path.join(import.meta.dirname, 'pages', folder, pageFileOf(screen)));
    };
    assert.deepEqual(
      screens.filter((screen) => !pageOf(screen).some((file) => existsSync(file))),
      [],
    );
  });

  test('A2 a screen has an island exactly where its descriptor says so, and something hydrates it', () => {
    const folder = path.join(import.meta.dirname, 'pages/islands');
    for (const screen of screens.filter(isSiteScreen)) {
      const { hasIsland = false, hydration = 'now' } = siteDescriptors[screen];
      assert.equal(existsSync(path.join(folder, islandFileOf(screen))), hasIsland, screen);
      if (hasIsland) assert.notEqual(hydration, 'none', screen);
    }
  });

  test('F1 H11 an administrator opens every screen of the back office, a bookkeeper documents, payments and the own account', () => {
    const openedBy = (kind: 'admin' | 'bookkeeper' | 'customer') =>
      Object.keys(officeScreens).filter((screen) =>
        can({ kind, userId: '', mustEnrol: false }, routes[screen as Screen].permission),
      );
    assert.deepEqual(openedBy('admin'), Object.keys(officeScreens));
    assert.deepEqual(openedBy('bookkeeper'), ['adminPayments', 'adminDocuments', 'adminDocument', 'adminProfile']);
    assert.deepEqual(openedBy('customer'), []);
  });

  test('the menus of the site name their screens in order', () => {
    assert.deepEqual(screensInMenu('main'), ['services', 'projects', 'about', 'faq', 'contact']);
    assert.deepEqual(screensInMenu('legal'), ['privacy', 'terms', 'cookies', 'verify']);
  });

  test('G1 every screen of the back office has a place in the navigation or lies within one that has', () => {
    for (const [screen, { place, within }] of office) {
      // The own account is opened by the name of who is signed in.
      const isReached =
        place ?? (screen === 'adminProfile' || office.some(([name, other]) => name === within && other.place));
      assert.ok(isReached, screen);
    }
  });

  test('G2 what a screen keeps live are paths of calls', () => {
    const paths = new Set<string>(allEndpoints.map(({ endpoint }) => endpoint.path));
    for (const [screen, { live = [] }] of office) {
      for (const each of live) assert.ok(paths.has(each), `${screen}: ${each}`);
    }
  });
});

/** Compiles only because each line marked as an error is one. */
export const mistakes: readonly (CheckedDescriptor<SiteDescriptor> | CheckedDescriptor<OfficeDescriptor>)[] = [
  { ...personalPage, paths: samePath('/right'), meta: 'home:meta', texts: ['home'] },
  // @ts-expect-error -- a screen has a title and a description
  { ...personalPage, paths: samePath('/without-title'), texts: ['home'] },
  // @ts-expect-error -- the group has no title and no description
  { ...personalPage, paths: samePath('/without-texts'), meta: 'home:hero', texts: ['home'] },
  // @ts-expect-error -- there is no such area of texts
  { path: '/admin/without-area', meta: 'home:meta', texts: ['quotations'] },
];
