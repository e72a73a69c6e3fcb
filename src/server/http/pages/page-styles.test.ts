import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathOf, routes, screens } from '#domain/routes.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';

const client = path.resolve(import.meta.dirname, '../../../../dist/client');

/** Whether a sheet has a rule for a class, by its name as it stands in a class attribute. */
function isStyledIn(sheet: string, name: string): boolean {
  const written = name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`);
  return new RegExp(`\\.${RegExp.escape(written)}(?![\\w\\\\-])`).test(sheet);
}

testOnEachEngine('A2 every document brings the styles of all classes in its markup', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  const paths = screens.filter((screen) => !/:/.test(routes[screen].paths.sk)).map((screen) => pathOf(screen, 'sk'));
  let checked = 0;
  for (const address of [...paths, '/sluzby/tvorba-webu', '/nikde']) {
    const { text } = await office.get(address);
    const own = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const whole = await readFile(path.join(client, /data-styles="([^"]+)"/.exec(text)?.[1] ?? ''), 'utf8');
    assert.ok(own.length < whole.length * 0.75, `${address} brings ${own.length} of ${whole.length} characters`);
    const names = new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
    for (const name of names) {
      if (!isStyledIn(whole, name)) continue;
      checked += 1;
      assert.ok(isStyledIn(own, name), `${address} lacks .${name}`);
    }
  }
  assert.ok(checked > 1000, `${checked} classes were checked`);
});

testOnEachEngine(
  'A8 pages that search engines list bring styles that checkers of CSS know',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const listed = screens.filter((screen) => routes[screen].isIndexed).map((screen) => pathOf(screen, 'sk'));
    for (const address of [...listed.filter((each) => !each.includes(':')), '/sluzby/tvorba-webu']) {
      const { text } = await app.newBrowser().get(address);
      assert.match(text, /<style>/, address);
      // The Nu HTML checker knows no container queries, and `vector-effect` as an attribute only.
      assert.doesNotMatch(text, /container-type|@container|vector-effect:/, address);
    }
  },
);
