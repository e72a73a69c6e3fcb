import assert from 'node:assert/strict';
import type { Language } from '#domain/languages.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { languageIn } from '#tests/support/browser/test-pages.ts';

type LanguageRow = { query?: string; cookie?: string; host?: string; browser?: string; expected: Language };

/** The order of B2 as far as the server sees it: query, cookie, host, Accept-Language, Slovak. */
const languageRows: readonly LanguageRow[] = [
  { expected: 'sk' },
  { browser: 'da', expected: 'da' },
  { browser: 'eo, fr;q=0.9', expected: 'sk' },
  { browser: 'eo, en-GB;q=0.5, cs;q=0.8', expected: 'cs' },
  { browser: 'da;q=0, en', expected: 'en' },
  { host: 'plumbline.dk', expected: 'da' },
  { host: 'WWW.Plumbline.dk:8443', browser: 'cs', expected: 'da' },
  { host: 'plumbline.sk', browser: 'en', expected: 'sk' },
  { host: 'plumbline.dk.localhost', browser: 'cs', expected: 'cs' },
  { cookie: 'cs', host: 'plumbline.dk', browser: 'en', expected: 'cs' },
  { cookie: 'en-US', expected: 'en' },
  { cookie: 'xx', host: 'plumbline.dk', expected: 'da' },
  { query: 'lng=en', cookie: 'cs', host: 'plumbline.dk', browser: 'da', expected: 'en' },
  { query: 'lang=da', cookie: 'cs', expected: 'da' },
  { query: 'lng=cs&lang=da', expected: 'cs' },
  { query: 'lng=da-DK', expected: 'da' },
  { query: 'lng=xx', cookie: 'cs', expected: 'cs' },
  { query: 'lng=xx&lang=en', cookie: 'cs', expected: 'en' },
  { query: 'lng=', browser: 'da', expected: 'da' },
  { query: 'lng=en&lng=da', browser: 'cs', expected: 'cs' },
  { query: 'lng=toString', browser: 'cs', expected: 'cs' },
];

testOnEachEngine(
  'V20 B2 query, cookie, host, Accept-Language and Slovak decide in this order, whatever others have asked before',
  async (database, context) => {
    const app = await openTestApp(context, database, {
      environment: { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk' },
    });
    // Thrice, so that pages out of every cache are among them, and in both orders.
    for (const rows of [languageRows, languageRows.toReversed(), languageRows]) {
      for (const { query, cookie, host, browser: accepted, expected } of rows) {
        const headers = { 'accept-language': accepted ?? '', ...(host && { host }) };
        for (const path of ['/', '/quote', '/service-request-confirmation', '/nikde']) {
          const browser = app.newBrowser('192.0.2.1', headers);
          if (cookie) browser.cookies.set('i18next', cookie);
          const answer = await browser.get(query ? `${path}?${query}` : path);
          assert.equal(languageIn(answer), expected, JSON.stringify({ path, query, cookie, host, accepted }));
        }
      }
    }
  },
);

testOnEachEngine(
  'B2 a cookie that only looks like the language’s changes nobody’s language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const [chosen, alike] of [
      ['da', 'xi18next=da'],
      ['cs', 'theme=i18next=cs'],
      ['en', 'i18nextLng=en; x="i18next=en'],
    ] as const) {
      for (let visit = 1; visit <= 4; visit += 1) {
        const other = await app.newBrowser().get('/', { cookie: alike });
        assert.equal(languageIn(other), 'sk', alike);
      }
      for (let visit = 1; visit <= 4; visit += 1) {
        const browser = app.newBrowser();
        browser.cookies.set('i18next', chosen);
        assert.equal(languageIn(await browser.get('/')), chosen);
      }
    }
  },
);

testOnEachEngine(
  'B2 a language chosen by query is kept in the cookie that the browser reads too',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of ['/', '/quote', '/service-request-confirmation', '/nikde']) {
      for (const query of ['lng=da', 'lang=da', 'lng=DA', 'lng=da-DK']) {
        const browser = app.newBrowser();
        const cookie = (await browser.get(`${path}?${query}`)).headers.getSetCookie();
        assert.deepEqual(cookie, ['i18next=da; Path=/; SameSite=Lax'], `${path}?${query}`);
        assert.equal(languageIn(await browser.get(path)), 'da');
      }
      for (const query of ['', '?lng=xx', '?lng=', '?other=da']) {
        assert.deepEqual((await app.newBrowser().get(`${path}${query}`)).headers.getSetCookie(), [], query);
      }
    }
  },
);
