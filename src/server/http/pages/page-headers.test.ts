import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { languages } from '#domain/languages.ts';
import { pathOf, routes, screens } from '#domain/routes.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt, needsBuild } from '#tests/support/browser/test-pages.ts';

/** Nothing is allowed but what is named, nobody frames the page, and no text becomes code. */
function assertStrict(policy: string, path: string): void {
  const directives = policy.split('; ');
  for (const directive of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]) {
    assert.ok(directives.includes(directive), `${path} ${directive}`);
  }
}

testOnEachEngine('F6 what belongs to one person is kept by no cache', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  const customer = await app.newBrowserOf('user');
  for (const browser of [office, customer, app.newBrowser()]) {
    for (const path of ['/admin', '/portal', '/portal/settings', '/potvrdenie-dopytu', '/api/user']) {
      const answer = await browser.get(path);
      if (answer.status === 302) continue;
      assert.equal(answer.headers.get('cache-control'), 'no-store', `${path} ${answer.status}`);
    }
  }
});

testOnEachEngine('B9 a site with third parties goes without the embedder policy', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { CHAT_KEY: '0123456789abcdef' } });
  for (const path of ['/', '/potvrdenie-dopytu']) {
    assert.equal((await app.newBrowser().get(path)).headers.get('cross-origin-embedder-policy'), null, path);
  }
});

const sharedScreens = screens.filter((screen) => routes[screen].isShared);

testOnEachEngine('K5 every page carries the security headers', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  for (const path of ['/', '/ponuka', '/potvrdenie-dopytu', '/prihlasenie', '/nikde', '/admin']) {
    for (let visit = 1; visit <= 3; visit += 1) {
      const { headers } = await office.get(path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path);
      const isListed = path === '/' || path === '/ponuka';
      assert.equal(headers.get('cross-origin-opener-policy'), isListed ? 'unsafe-none' : 'same-origin', path);
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
      assert.equal(headers.get('cross-origin-embedder-policy'), 'require-corp', path);
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\), .*publickey-credentials-get=\(self\)$/, path);
      if (arePagesBuilt) assertStrict(headers.get('content-security-policy') ?? '', path);
    }
  }
});

testOnEachEngine(
  'K5 the content security policy allows nothing inline but two scripts and one style, by hash',
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
        for (const [, attributes = '', content = ''] of text.matchAll(
          new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'),
        )) {
          if (content === '' || /application\/(?:ld\+)?json/.test(attributes)) continue;
          const hash = createHash('sha256').update(content).digest('base64');
          assert.match(policy, new RegExp(`${tag}-src 'self'[^;]* 'sha256-${RegExp.escape(hash)}'`), `${path} ${tag}`);
        }
      }
    }
  },
);

testOnEachEngine(
  'A2 a page comes in the encoding that the browser takes, the same page in each',
  async (database, context) => {
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
        assert.equal(
          (await browser.get('/nikde', { 'accept-encoding': accepted })).headers.get('content-encoding'),
          encoding,
        );
      }
    }
  },
);

testOnEachEngine(
  'A2 a shared page is kept by the browser and asked for again by its ETag',
  async (database, context) => {
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
        for (const known of [etag, `"other", W/${etag}`]) {
          const again = await app.newBrowser().get(path, { ...headers, 'if-none-match': known });
          if (again.status === 200) assert.notEqual(again.headers.get('etag'), etag);
          else assert.deepEqual([again.status, again.bytes.length, again.headers.get('etag')], [304, 0, etag]);
          assert.equal(again.headers.get('vary'), 'Accept-Encoding, Accept-Language, Cookie');
        }
        const other = await app.newBrowser().get(path, { ...headers, 'if-none-match': '"another"' });
        assert.deepEqual([other.status, other.bytes.length > 0], [200, true]);
      }
    }
  },
);

testOnEachEngine(
  'A2 different bodies have different ETags: by language, encoding, path and host',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { SITE_HOSTS: 'da=plumbline.dk' } });
    const etags: string[] = [];
    for (const path of ['/', '/quote']) {
      for (const host of ['plumbline.dk', 'other.localhost']) {
        for (const language of languages) {
          for (const encoding of ['br', 'gzip', 'identity']) {
            const headers = { host, 'accept-encoding': encoding, cookie: `i18next=${language}` };
            etags.push((await app.newBrowser().get(path, headers)).headers.get('etag') ?? '');
          }
        }
      }
    }
    assert.equal(new Set(etags).size, 2 * 2 * 4 * 3);
  },
);

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
