import assert from 'node:assert/strict';
import { serviceFacts, services } from '#domain/catalogue/services.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type Screen, allPathsOf, pathOf, redirects, routes, screens } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { languageIn, needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';

const hosts = 'sk=plumbline.sk,cs=plumbline.cz,da=plumbline.dk,en=plumbline.com';

type Address = { screen: Screen; path: string; parameters: Record<string, string> };

/** Every path of every public screen with the own path in a language, services by every slug under every prefix. */
const addresses = screens
  .filter((screen) => routes[screen].isIndexed)
  .flatMap((screen): Address[] =>
    screen === 'service'
      ? services.flatMap((service) =>
          [service, ...Object.values(serviceFacts[service].slugs)].flatMap((slug) =>
            allPathsOf(screen).map((path) => ({ screen, path: path.replace(':slug', slug), parameters: { slug } })),
          ),
        )
      : allPathsOf(screen).map((path) => ({ screen, path, parameters: {} })),
  );

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Sentences of the common texts that are each language's own. */
function sentencesOf(language: Language): string[] {
  const { footer, navigation } = texts[language].common;
  return [footer.answer, navigation.skip, footer.terms];
}

testOnEachEngine(
  'A2 A3 A8 every path in every language, read without scripts: status, language, canonical, alternates, one heading, no foreign text',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      for (const { screen, path, parameters } of addresses) {
        const answer = await browser.get(path);
        const name = `${language} ${path}`;
        assert.equal(answer.status, 200, name);
        assert.equal(languageIn(answer), language, name);
        assert.equal(readPageInput(answer.text).screen, screen, name);
        assert.equal(answer.text.match(/<h1\b/g)?.length, 1, `${name}: one h1`);
        assertAddresses(answer.text, { screen, language, parameters });
        const text = textOf(answer.text);
        assert.doesNotMatch(text, /\{\{|\b[a-zA-Z]+:[a-z][\w]*\.[\w.]+/, `${name}: a raw key or placeholder`);
        for (const other of languages) {
          const foreign = sentencesOf(other).filter((sentence) => !sentencesOf(language).includes(sentence));
          for (const sentence of other === language ? [] : foreign) {
            assert.ok(!text.includes(sentence), `${name} has ${other}: ${sentence}`);
          }
        }
      }
    }
  },
);

type Expected = { screen: Screen; language: Language; parameters: Record<string, string> };

function assertAddresses(html: string, { screen, language, parameters }: Expected): void {
  const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/) ?? '';
  const url = new URL(canonical);
  assert.equal(url.pathname, pathOf(screen, language, parameters));
  assert.equal(url.searchParams.get('lng'), language);
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
  assert.deepEqual(
    alternates.map(([, code]) => code),
    [...languages, 'x-default'],
  );
  assert.equal(alternates.find(([, code]) => code === language)?.[2], canonical, 'the page names itself');
}

testOnEachEngine(
  'A8 titles and descriptions are unique in a language and short enough to be shown whole',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database);
    const own = (language: Language) =>
      screens
        .filter((screen) => routes[screen].isIndexed)
        .flatMap((screen) =>
          screen === 'service'
            ? services.map((slug) => pathOf(screen, language, { slug }))
            : [pathOf(screen, language)],
        );
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const heads = await Promise.all(
        own(language).map(async (path) => ({ path, ...headOf((await browser.get(path)).text) })),
      );
      for (const { path, title, description } of heads) {
        assert.ok(title.length >= 10 && title.length <= 65, `${language} ${path}: ${title} (${title.length})`);
        assert.ok(description.length >= 50 && description.length <= 165, `${language} ${path}: ${description}`);
      }
      assert.equal(new Set(heads.map(({ title }) => title)).size, heads.length);
      assert.equal(new Set(heads.map(({ description }) => description)).size, heads.length);
    }
  },
);

function headOf(html: string): { title: string; description: string } {
  const plain = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return {
    title: plain(attribute(html, /<title>([^<]*)<\/title>/)),
    description: plain(attribute(html, /<meta name="description" content="([^"]*)"/)),
  };
}

testOnEachEngine('A2 A4 an old address leads on, and an unknown service is not found', async (database, context) => {
  if (needsBuild(context)) return;
  const browser = (await openTestApp(context, database)).newBrowser();
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await browser.get(from);
    assert.deepEqual([answer.status, answer.headers.get('location')], [301, to]);
  }
  const unknown = await browser.get('/sluzby/neexistuje');
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /<meta name="robots" content="noindex">/);
  assert.ok(unknown.text.includes(texts.sk.services.notFound.title));
});

testOnEachEngine(
  'A8 the sitemap of a host lists its language, each page with all alternates',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { SITE_HOSTS: hosts } });
    const { status, text } = await app.newBrowser('192.0.2.1', { host: 'plumbline.dk' }).get('/sitemap.xml');
    const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
    assert.equal(status, 200);
    assert.ok(found.length > services.length);
    for (const address of found) assert.equal(new URL(address).host, 'plumbline.dk');
    assert.equal(text.match(/hreflang="x-default"/g)?.length, found.length);
    assert.equal(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length, found.length);
    const robots = await app.newBrowser('192.0.2.1', { host: 'plumbline.dk' }).get('/robots.txt');
    assert.match(robots.text, /Sitemap: https?:\/\/plumbline\.dk\/sitemap\.xml/);
    assert.match(robots.text, /Disallow: \/admin/);
  },
);

testOnEachEngine(
  'A8 every page describes itself to search engines by types of schema.org',
  async (database, context) => {
    if (needsBuild(context)) return;
    const browser = (await openTestApp(context, database)).newBrowser();
    const typesOf = async (path: string) => {
      const json =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await browser.get(path)).text)?.[1] ?? '{}';
      return (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map((node) => node['@type']);
    };
    assert.deepEqual(await typesOf('/'), ['WebSite', 'ProfessionalService']);
    assert.deepEqual(await typesOf('/sluzby/tvorba-webu'), ['ProfessionalService', 'BreadcrumbList', 'Service']);
    assert.deepEqual(await typesOf('/faq'), ['ProfessionalService', 'BreadcrumbList', 'FAQPage']);
  },
);

testOnEachEngine('A5 A6 the filters of projects and questions work by address alone', async (database, context) => {
  if (needsBuild(context)) return;
  const browser = (await openTestApp(context, database)).newBrowser();
  const articles = async (path: string) => (await browser.get(path)).text.match(/<article\b/g)?.length ?? 0;
  assert.equal(await articles('/projekty'), 9);
  assert.equal(await articles('/projekty?trade=roofer'), 1);
  assert.equal(await articles('/projekty?trade=roofer&service=seo-marketing'), 0);
  assert.equal(await articles('/projekty?trade=nonsense'), 9);
  const questions = async (path: string) =>
    (await browser.get(path)).text.match(/<details class="question">/g)?.length ?? 0;
  assert.equal(await questions('/faq'), 30);
  assert.equal(await questions('/faq?category=pricing'), 9);
  const found = await questions('/faq?q=ZALOHA');
  assert.ok(found > 0 && found < 30);
});
