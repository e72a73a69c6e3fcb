import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { TestContext } from 'node:test';
import { type Language, languages } from '#domain/languages.ts';
import { addressIn } from '#domain/page-addresses.ts';
import { allPathsOf, pathOf, routes, screens } from '#domain/routes.ts';
import { submission, submit } from '#tests/support/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/test-browser.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';
import { arePagesBuilt, readPageInput } from '#tests/support/test-pages.ts';

const publicScreens = screens.filter((screen) => routes[screen].access === 'everyone');
const sharedScreens = publicScreens.filter((screen) => routes[screen].isShared);

/** What the built pages alone can show; `npm test` builds them first. */
function needsBuild(context: TestContext): boolean {
  if (!arePagesBuilt) context.skip('the pages are not built');
  return !arePagesBuilt;
}

function languageIn(answer: TestAnswer): string | undefined {
  const language = /<html lang="(\w\w)"/.exec(answer.text)?.[1];
  assert.equal(readPageInput(answer.text).language, language, 'the browser starts with the same language');
  return language;
}

testOnEachEngine('A2 A3 every path and alias answers 200 with its screen in the visitor’s language', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const language of languages) {
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
    for (const screen of publicScreens) {
      for (const path of [...allPathsOf(screen), `${allPathsOf(screen)[0]}/`]) {
        const answer = await browser.get(path);
        const what = `${language} ${path}`;
        assert.equal(answer.status, 200, what);
        assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8', what);
        assert.deepEqual([readPageInput(answer.text).screen, languageIn(answer)], [screen, language], what);
        assert.match(answer.text, /^<!doctype html>.*<\/html>\s*$/s, what);
      }
    }
  }
});

testOnEachEngine('A2 an alias names the current language’s own address as canonical', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'da=plumbline.example' } });
  const hosts = app.services.config.siteHosts;
  for (const language of languages) {
    for (const path of allPathsOf('quote')) {
      const { text } = await app.newBrowser().get(`${path}?lng=${language}`);
      const canonical = /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
      assert.equal(canonical, addressIn(language, { screen: 'quote', origin: app.origin, hosts }), `${language} ${path}`);
    }
  }
});

testOnEachEngine('A9 any other path is a not-found page with 404 in the visitor’s language', async (database, context) => {
  const app = await openTestApp(context, database);
  const lost = ['/nikde', '/ponuka/nikde', '/admin/nikde', '/apinikde', '/index.php', '/%C5%BElt%C3%BD', '/50%-zlava', '/%zz', '/a%00b'];
  for (const language of languages) {
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
    for (const path of lost) {
      const answer = await browser.get(path);
      assert.equal(answer.status, 404, path);
      assert.deepEqual([languageIn(answer), readPageInput(answer.text).screen], [language, null], path);
      assert.equal(answer.text.includes('nikde'), false, 'the page repeats nothing of the address');
    }
  }
});

testOnEachEngine('A8 what no search engine may list says so', async (database, context) => {
  if (needsBuild(context)) return;
  const app = await openTestApp(context, database);
  for (const screen of publicScreens) {
    const { text } = await app.newBrowser().get(pathOf(screen, 'sk'));
    assert.equal(text.includes('<meta name="robots" content="noindex">'), !routes[screen].isIndexed, screen);
  }
});

testOnEachEngine('K5 every page carries the security headers', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  for (const path of ['/', '/ponuka', '/potvrdenie-dopytu', '/prihlasenie', '/nikde', '/admin']) {
    for (let visit = 1; visit <= 3; visit += 1) {
      const { headers } = await office.get(path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path);
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/, path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'/, path);
    }
  }
});

testOnEachEngine(
  'K5 the content security policy allows nothing inline but one script and one style, by hash',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const office = await app.newBrowserOf('admin');
    await submit(app.newBrowser());
    for (const path of ['/', '/ponuka', '/potvrdenie-dopytu', '/prihlasenie', '/setup', '/nikde', '/admin']) {
      const { headers, text } = await office.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.doesNotMatch(policy, /unsafe|\*|https?:/, path);
      assert.doesNotMatch(text, /<[^>]+\sstyle=/, `${path} has style attributes`);
      assert.doesNotMatch(text, /<[^>]+\son\w+=/, `${path} has handlers in attributes`);
      for (const tag of ['script', 'style']) {
        for (const [, attributes = '', content = ''] of text.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'))) {
          if (content === '' || attributes.includes('application/json')) continue;
          const hash = createHash('sha256').update(content).digest('base64');
          assert.match(policy, new RegExp(`${tag}-src 'self' 'sha256-${RegExp.escape(hash)}'`), `${path} ${tag}`);
        }
      }
    }
  },
);

type LanguageRow = { query?: string; cookie?: string; host?: string; browser?: string; expected: Language };

/** The order of B2 as far as the server sees it: query, cookie, host, Accept-Language, Slovak. */
const languageRows: readonly LanguageRow[] = [
  { expected: 'sk' },
  { browser: 'da', expected: 'da' },
  { browser: 'de, fr;q=0.9', expected: 'sk' },
  { browser: 'de, en-GB;q=0.5, cs;q=0.8', expected: 'cs' },
  { browser: 'da;q=0, en', expected: 'en' },
  { host: 'plumbline.dk', expected: 'da' },
  { host: 'WWW.Plumbline.dk:8443', browser: 'cs', expected: 'da' },
  { host: 'plumbline.sk', browser: 'en', expected: 'sk' },
  { host: 'plumbline.dk.evil.example', browser: 'cs', expected: 'cs' },
  { cookie: 'cs', host: 'plumbline.dk', browser: 'en', expected: 'cs' },
  { cookie: 'en-US', expected: 'en' },
  { cookie: 'xx', host: 'plumbline.dk', expected: 'da' },
  { query: 'lng=en', cookie: 'cs', host: 'plumbline.dk', browser: 'da', expected: 'en' },
  { query: 'lang=da', cookie: 'cs', expected: 'da' },
  { query: 'lng=cs&lang=da', expected: 'cs' },
  { query: 'lng=da-DK', expected: 'da' },
  { query: 'lng=xx', cookie: 'cs', expected: 'cs' },
  { query: 'lng=', browser: 'da', expected: 'da' },
  { query: 'lng=en&lng=da', browser: 'cs', expected: 'cs' },
  { query: 'lng=toString', browser: 'cs', expected: 'cs' },
];

testOnEachEngine(
  'B2 query, cookie, host, Accept-Language and Slovak decide in this order, whatever others have asked before',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk' } });
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

testOnEachEngine('B2 a language chosen by query is kept in the cookie that the browser reads too', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of ['/', '/quote', '/service-request-confirmation', '/nikde']) {
    for (const query of ['lng=da', 'lang=da', 'lng=DA', 'lng=da-DK']) {
      const browser = app.newBrowser();
      const cookie = (await browser.get(`${path}?${query}`)).headers.getSetCookie();
      assert.deepEqual(cookie, ['i18next=da; Max-Age=31536000; Path=/; SameSite=Lax'], `${path}?${query}`);
      assert.equal(languageIn(await browser.get(path)), 'da');
    }
    for (const query of ['', '?lng=xx', '?lng=', '?other=da']) {
      assert.deepEqual((await app.newBrowser().get(`${path}${query}`)).headers.getSetCookie(), [], query);
    }
  }
});

testOnEachEngine('A2 a page comes in the encoding that the browser takes, the same page in each', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const plain = await browser.get('/');
  assert.equal(plain.headers.get('content-encoding'), null);
  const table: [accepted: string, encoding: string | null][] = [
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.8, identity', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.0', null],
    ['deflate', null],
    ['identity', null],
    ['', null],
  ];
  // Again and again, because a page may be compressed better once it is asked for more often.
  for (let visit = 1; visit <= 4; visit += 1) {
    for (const [accepted, encoding] of table) {
      for (const path of ['/', '/potvrdenie-dopytu']) {
        const answer = await browser.get(path, { 'accept-encoding': accepted });
        assert.equal(answer.headers.get('content-encoding'), encoding, `${path} ${accepted}`);
        assert.equal(answer.headers.get('content-length'), String(answer.bytes.length));
        if (encoding !== null) assert.ok(answer.bytes.length < plain.bytes.length);
        if (path === '/') assert.equal(answer.text, plain.text);
      }
      assert.equal((await browser.get('/nikde', { 'accept-encoding': accepted })).headers.get('content-encoding'), encoding);
    }
  }
});

testOnEachEngine('A2 a shared page is kept by the browser and asked for again by its ETag', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const screen of sharedScreens) {
    const path = pathOf(screen, 'sk');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      let etag = '';
      // The body may still change to a smaller one; then its ETag changes with it.
      for (let visit = 1; visit <= 4; visit += 1) {
        const whole = await app.newBrowser().get(path, headers);
        etag = whole.headers.get('etag') ?? '';
        assert.match(etag, /^"[\w-]+"$/, path);
        assert.equal(whole.headers.get('vary'), 'Accept-Encoding, Accept-Language, Cookie');
        assert.equal(whole.headers.get('cache-control'), 'private, no-cache');
      }
      const again = await app.newBrowser().get(path, { ...headers, 'if-none-match': etag });
      if (again.status === 200) assert.notEqual(again.headers.get('etag'), etag);
      else assert.deepEqual([again.status, again.bytes.length, again.headers.get('etag')], [304, 0, etag]);
      assert.equal(again.headers.get('vary'), 'Accept-Encoding, Accept-Language, Cookie');
      const other = await app.newBrowser().get(path, { ...headers, 'if-none-match': '"another"' });
      assert.deepEqual([other.status, other.bytes.length > 0], [200, true]);
    }
  }
});

testOnEachEngine('A2 different bodies have different ETags: by language, encoding, path and host', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'da=plumbline.dk' } });
  const etags: string[] = [];
  for (const path of ['/', '/quote']) {
    for (const host of ['plumbline.dk', 'other.example']) {
      for (const language of languages) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { host, 'accept-encoding': encoding, cookie: `i18next=${language}` };
          etags.push((await app.newBrowser().get(path, headers)).headers.get('etag') ?? '');
        }
      }
    }
  }
  assert.equal(new Set(etags).size, 2 * 2 * 4 * 3);
});

testOnEachEngine('A2 HEAD answers as GET does, without the body', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of ['/', '/ponuka', '/potvrdenie-dopytu', '/nikde']) {
    const whole = await app.newBrowser().get(path);
    const head = await app.newBrowser().call(path, { method: 'HEAD' });
    assert.deepEqual([head.status, head.bytes.length], [whole.status, 0], path);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'content-security-policy']) {
      assert.equal(head.headers.get(name), whole.headers.get(name), `${path} ${name}`);
    }
  }
});

testOnEachEngine(
  'F1 the back office sends strangers to the login with the way back, and shows users that it is not theirs',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of ['/admin', `/admin/requests/${app.services.newId()}`, '/admin?filter=a%26b&lng=da']) {
      const anonymous = await app.newBrowser().get(path);
      assert.deepEqual(
        [anonymous.status, anonymous.headers.get('location')],
        [302, `/auth?next=${encodeURIComponent(path)}`],
      );
      const denied = await (await app.newBrowserOf('user')).get(path);
      assert.deepEqual([denied.status, readPageInput(denied.text).isDenied], [403, true]);
      const shown = await (await app.newBrowserOf('admin')).get(path);
      const { isDenied, data } = readPageInput(shown.text);
      assert.deepEqual([shown.status, isDenied, data.user?.isAdmin], [200, false, true]);
      for (const answer of [denied, shown]) assert.equal(answer.headers.get('cache-control'), 'no-store');
    }
  },
);

testOnEachEngine('C9 the confirmation shows the number to whoever has its link, and is kept nowhere', async (database, context) => {
  const app = await openTestApp(context, database);
  const { number, confirmationToken } = (await submit(app.newBrowser(), submission())).body as {
    number: number;
    confirmationToken: string;
  };
  const read = async (query: string) => {
    const answer = await app.newBrowser().get(`/potvrdenie-dopytu${query}`);
    assert.deepEqual([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')], [200, 'no-store', null]);
    return readPageInput(answer.text).data.requestNumber;
  };
  assert.equal(await read(`?request=${confirmationToken}`), number);
  for (const unknown of ['', '?request=', '?request=1001', `?request=${confirmationToken}x`, '?request=%00']) {
    assert.equal(await read(unknown), null, unknown);
  }
});

testOnEachEngine('A2 a forged Host header is not repeated, and a missing one is no error', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const host of ['evil"><script>alert(1)</script>', 'a b', 'evil.example/path', 'x'.repeat(300), '']) {
    const answer = await app.newBrowser().get('/ponuka', { host });
    assert.equal(answer.status, 200, host);
    const { origin } = readPageInput(answer.text);
    assert.match(origin, /^http:\/\/[a-z0-9.-]+(:\d+)?$/, host);
    assert.doesNotMatch(answer.text, /alert\(1\)/);
  }
});

testOnEachEngine('K2 forwarded scheme and host are believed from a trusted proxy only', async (database, context) => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'plumbline.sk' };
  const proxied = await openTestApp(context, database, { environment: { TRUST_PROXY: '127.0.0.1' } });
  const exposed = await openTestApp(context, database, { environment: { TRUST_PROXY: '10.0.0.1' } });
  const direct = await openTestApp(context, database, { environment: { TRUST_PROXY: '' } });
  for (let visit = 1; visit <= 3; visit += 1) {
    const page = await proxied.newBrowser().get('/ponuka', forwarded);
    assert.equal(readPageInput(page.text).origin, 'https://plumbline.sk');
    const cookie = (await proxied.newBrowser().get('/?lng=da', forwarded)).headers.getSetCookie()[0];
    assert.match(cookie ?? '', /; Secure/);
    for (const app of [exposed, direct]) {
      assert.equal(readPageInput((await app.newBrowser().get('/ponuka', forwarded)).text).origin, app.origin);
      assert.equal(readPageInput((await app.newBrowser().get('/ponuka')).text).origin, app.origin);
    }
  }
});
