import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { PageInput } from '#contract/page.ts';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { createPageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createResponseCache } from './response-cache.ts';

/** Pages that say what they were rendered from, and count their renderings. */
function countingPages() {
  const rendered: PageInput[] = [];
  const pages: PageRenderer = {
    pictures: null,
    buildId: 'counting',
    contentSecurityPolicyOf: () => "default-src 'self'",
    async render(input) {
      rendered.push(input);
      return `${input.language} ${input.path} ${input.origin} ${input.data.priceBook?.version} ${'x'.repeat(500)}`;
    },
  };
  return { pages, rendered };
}

/** The server learns the version of the price book with its first page; a moment later it knows. */
async function warmUp(browser: TestBrowser): Promise<void> {
  await browser.get('/setup');
  await browser.get('/api/ready');
}

testOnEachEngine(
  'A2 a shared page that is asked for more than once is kept for each language, host and path, however many ask at once',
  async (database, context) => {
    const { pages, rendered } = countingPages();
    const app = await openTestApp(context, database, { pages });
    await warmUp(app.newBrowser());
    const visits = languages.flatMap((language) =>
      ['/', '/quote', '/tilbud', '/gone', '/also-gone'].flatMap((path) =>
        ['a.example', 'b.example'].flatMap((host) =>
          ['br', 'gzip', 'identity', 'br'].map((encoding) => ({ language, path, host, encoding })),
        ),
      ),
    );
    const counts: number[] = [];
    for (let round = 1; round <= 4; round += 1) {
      rendered.length = 0;
      const answers = visits.map(async ({ language, path, host, encoding }) => {
        const headers = { host, 'accept-language': language, 'accept-encoding': encoding };
        const { text } = await app.newBrowser().get(path, headers);
        assert.ok(
          text.startsWith(`${language} ${path.includes('gone') ? '/404' : path} http://${host} `),
          text.slice(0, 60),
        );
      });
      await Promise.all(answers);
      counts.push(rendered.length);
    }
    // The two paths that do not exist share one page; what is asked for once only is not worth keeping.
    const most = 2 * languages.length * 4 * 2;
    const [first = 0, second = 0, ...later] = counts;
    assert.ok(first + second <= most, `${first} and ${second} renderings`);
    assert.deepEqual(later, [0, 0]);
  },
);

testOnEachEngine(
  'R13 hosts that nobody has named share one rendering, and each reads its own address',
  async (database, context) => {
    const { pages, rendered } = countingPages();
    const app = await openTestApp(context, database, { pages });
    await warmUp(app.newBrowser());
    rendered.length = 0;
    for (let index = 0; index < 50; index += 1) {
      const { text } = await app.newBrowser().get('/', { host: `h${index}.example` });
      assert.ok(text.startsWith(`sk / http://h${index}.example `), text.slice(0, 60));
    }
    assert.ok(rendered.length <= 2, `${rendered.length} renderings`);
  },
);

testOnEachEngine(
  'R13 where hosts are named, any other is sent to the one of its language and nothing is rendered for it',
  async (database, context) => {
    const { pages, rendered } = countingPages();
    const environment = { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk', PREVIEW_HOST: 'preview.example' };
    const app = await openTestApp(context, database, { pages, environment });
    for (const [path, language, home] of [
      ['/ponuka?step=2', 'sk', 'plumbline.sk'],
      ['/', 'da', 'plumbline.dk'],
      ['/prihlasenie', 'cs', 'plumbline.sk'],
    ]) {
      const answer = await app
        .newBrowser()
        .get(path ?? '', { host: 'evil.example', 'accept-language': language ?? '' });
      assert.deepEqual([answer.status, answer.headers.get('location')], [301, `http://${home}${path}`]);
    }
    assert.equal(rendered.length, 0);
    for (const host of ['plumbline.sk', 'www.plumbline.dk', 'preview.example', 'localhost:3000', '127.0.0.1']) {
      assert.equal((await app.newBrowser().get('/', { host })).status, 200, host);
    }
  },
);

testOnEachEngine('A2 personal pages are rendered for each visit', async (database, context) => {
  const { pages, rendered } = countingPages();
  const app = await openTestApp(context, database, { pages });
  const office = await app.newBrowserOf('admin');
  for (let visit = 1; visit <= 3; visit += 1) await office.get('/admin');
  for (let visit = 1; visit <= 3; visit += 1) await app.newBrowser().get('/potvrdenie-dopytu');
  assert.equal(rendered.length, 6);
});

testOnEachEngine('A2 a page that could not be rendered is tried anew at the next visit', async (database, context) => {
  const { pages } = countingPages();
  const app = await openTestApp(context, database, { pages });
  await warmUp(app.newBrowser());
  const { render } = pages;
  pages.render = () => Promise.reject(new Error('broken'));
  assert.equal((await app.newBrowser().get('/')).status, 500);
  pages.render = render;
  assert.equal((await app.newBrowser().get('/')).status, 200);
});

testOnEachEngine('D2 new prices reach the pages, a few seconds after they were stored', async (database, context) => {
  const { pages } = countingPages();
  const app = await openTestApp(context, database, { pages });
  const shown = async () => (await app.newBrowser().get('/ponuka')).text.split(' ')[3];
  await warmUp(app.newBrowser());
  for (let visit = 1; visit <= 3; visit += 1) assert.equal(await shown(), '1');
  const content = JSON.stringify(firstPriceBook);
  await database.db.insertInto('price_books').values({ version: 2, created_at: 0, content, method: 2 }).execute();
  app.passTime(5_001);
  // The first visit after that time makes the server look; it does not wait for the answer.
  let old = 0;
  while ((await shown()) === '1') old += 1;
  assert.ok(old <= 200, `${old} visits saw old prices`);
});

test('A2 visitors who ask for a page at once share one rendering', async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<string>();
  let renderings = 0;
  const render = () => {
    renderings += 1;
    return promise;
  };
  const pages = Array.from({ length: 20 }, () => cache.page('page', render));
  resolve('rendered once');
  assert.equal(new Set(await Promise.all(pages)).size, 1);
  assert.equal(renderings, 1);
});

test('A2 the cache holds a bounded number of pages, and drops the oldest', async () => {
  const cache = createPageCache();
  let renderings = 0;
  const ask = async (key: string) => {
    for (let time = 1; time <= 3; time += 1) {
      await cache.page(key, async () => {
        renderings += 1;
        return key;
      });
    }
  };
  for (let index = 0; index < 1000; index += 1) await ask(`page ${index}`);
  assert.equal(renderings, 2000);
  await ask('page 999');
  assert.equal(renderings, 2000, 'the newest is kept');
  await ask('page 0');
  assert.equal(renderings, 2002, 'the oldest is gone');
});

test('A2 a flood of addresses that come once does not push out what people read', async () => {
  const cache = createPageCache();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return 'page';
  };
  for (let time = 1; time <= 2; time += 1) await cache.page('read by people', render);
  for (let index = 0; index < 5000; index += 1) await cache.page(`flood ${index}`, render);
  renderings = 0;
  await cache.page('read by people', render);
  assert.equal(renderings, 0);
});

test('A2 complete answers are kept up to 16 MB together, whatever hosts they are asked for under', async (context) => {
  const bytes = Buffer.alloc(2 ** 20, 'x');
  const made: string[] = [];
  const responses = createResponseCache({
    contentVersion: () => 'first',
    isBehindProxy: false,
    onSent: () => undefined,
  });
  const server = createServer(
    responses.wrap((request, response) => {
      made.push(String(request.url));
      responses.store(request, 'first', { head: {}, etag: '"x"', bytes });
      response.end(bytes);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${name}`);
    assert.equal((await answer.arrayBuffer()).byteLength, bytes.length);
  };
  for (let index = 1; index <= 16; index += 1) await ask(String(index));
  for (let index = 1; index <= 16; index += 1) await ask(String(index));
  assert.equal(made.length, 16, 'all of them fit');
  await ask('17');
  await ask('17');
  await ask('1');
  assert.deepEqual(made.slice(16), ['/17', '/1'], 'the newest is kept, and there was no room for the others');
});
