import assert from 'node:assert/strict';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'K5 a form without scripts is taken from the own pages only, by both words of the browser',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const own = app.origin;
    const foreign = 'https://evil.example';
    const table: [isOwn: boolean, origin: string | undefined, site: string | undefined][] = [
      [true, own, 'same-origin'],
      [true, own, undefined],
      [true, undefined, 'same-origin'],
      [true, 'null', 'same-origin'],
      [true, own, 'none'],
      [false, undefined, undefined],
      [false, undefined, 'none'],
      [false, 'null', undefined],
      [false, 'null', 'none'],
      [false, 'null', 'cross-site'],
      [false, foreign, undefined],
      [false, foreign, 'same-origin'],
      [false, foreign, 'none'],
      [false, foreign, 'cross-site'],
      [false, own, 'same-site'],
      [false, own, 'cross-site'],
      [false, undefined, 'same-site'],
      [false, `${own}.evil.example`, undefined],
      [false, own.replace('http:', 'https:'), undefined],
    ];
    for (const [isOwn, origin, site] of table) {
      const headers = { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) };
      for (const path of ['/ponuka', '/kontakt']) {
        const answer = await app.newBrowser().postForm(path, [], headers);
        assert.equal(answer.code !== 'foreign-origin', isOwn, `${path} ${JSON.stringify(headers)}`);
      }
    }
  },
);
