import assert from 'node:assert/strict';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { brand } from '#domain/brand.ts';
import { caseStudies as samples } from '#locales/sk/content/case-studies.ts';
import { testimonials } from '#locales/sk/content/testimonials.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';

const madeUp = [
  ...Object.values(testimonials).map(({ author }) => author),
  ...Object.values(samples).map(({ firm }) => firm),
  ...Object.values(brand.products),
];
const titlesOf = (html: string) => [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, title = '']) => title);
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]* aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
const withoutInput = (html: string) => html.replace(/<(script|template)[^<>]* id="page-input">.*?<\/\1>/s, '');

testOnEachEngine(
  'A11 B a live host shows no sample: sections are left out, projects leave menus, site map and search engines',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { PREVIEW_HOST: 'preview.agency.sk' } });
    const live = app.newBrowser('192.0.2.1', { host: 'agency.sk' });
    const map = (await live.get('/sitemap.xml')).text;
    for (const language of languages) {
      const home = (await live.get(`/?lng=${language}`)).text;
      const projects = await live.get(`${pathOf('projects', language)}?lng=${language}`);
      assert.equal(projects.status, 200);
      assert.deepEqual(readPageInput(home).emptyScreens, ['projects']);
      assert.ok(!map.includes(pathOf('projects', language)), language);
      if (needsBuild(context)) continue;
      for (const html of [home, projects.text]) {
        const shown = withoutInput(html);
        for (const name of madeUp) assert.ok(!shown.includes(name), `${language}: ${name}`);
        assert.ok(!shown.includes(`href="${pathOf('projects', language)}`), `${language}: no link to an empty page`);
      }
      assert.match(projects.text, /<meta name="robots" content="noindex">/);
      assert.ok(projects.text.includes(texts[language].projects.none.title));
    }
  },
);

testOnEachEngine(
  'V7 A11 B on this machine and on the preview host samples stand under headings that call them samples, and tools lead nowhere',
  async (database, context) => {
    if (needsBuild(context)) return;
    const app = await openTestApp(context, database, { environment: { PREVIEW_HOST: 'preview.agency.sk' } });
    for (const headers of [{}, { host: 'preview.agency.sk:8443' }]) {
      const browser = app.newBrowser('192.0.2.1', headers);
      for (const language of languages) {
        const html = (await browser.get(`/?lng=${language}`)).text;
        const home = titlesOf(html).join();
        const { testimonials: quotes, products } = texts[language].home;
        const projects = titlesOf((await browser.get(`${pathOf('projects', language)}?lng=${language}`)).text);
        const spoken = (title: string) => title.replaceAll(/\s/g, ' ');
        assert.ok(spoken(home).includes(spoken(quotes.title)), `${language} ${quotes.title}`);
        assert.ok(spoken(home).includes(spoken(products.title)), `${language} ${products.title}`);
        const tools = sectionOf(html, 'products');
        assert.ok(Object.values(brand.products).every((name) => tools.includes(name)));
        assert.ok(!tools.includes('<a '), 'there are no pages about them');
        assert.ok(
          projects.some((title) => title.includes(texts[language].projects.sampleTitle)),
          language,
        );
      }
    }
    assert.ok((await app.newBrowser().get('/sitemap.xml')).text.includes(pathOf('projects', 'sk')));
  },
);
