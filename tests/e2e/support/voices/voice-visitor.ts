import { type Browser, expect } from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { startCuttingFront } from '#tests/e2e/support/cutting-front.ts';
import { noteKept } from '#tests/e2e/support/offline-visitor.ts';
import { type Site, earlierChoice } from '#tests/support/browser/running-site.ts';
import { voiceWords } from './voice-words.ts';

export type VoiceVisitor = Awaited<ReturnType<typeof openVoiceVisitor>>;

/** Somebody with the service worker, whose connection can be cut, and who looks for what a customer of their language has said. */
export async function openVoiceVisitor(browser: Browser, site: Site, language: Language) {
  const t = textsOf(language);
  const { text, alt, study } = voiceWords[language];
  const projects = pathOf('projects', language);
  const front = await startCuttingFront(site.origin);
  const context = await browser.newContext({
    baseURL: front.origin,
    locale: localeOf[language],
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 780 },
  });
  await context.addCookies([earlierChoice(front.origin)]);
  await context.addInitScript(noteKept);
  const page = await context.newPage();
  const voices = page.getByRole('region', { name: t('home:testimonials.realTitle') });
  const shownStudy = page.getByRole('article');

  /** Text of each copy that the worker keeps. */
  const readCopies = () =>
    page.evaluate<string[]>(`caches.keys().then(async (names) => {
      const caches = await Promise.all(names.map((name) => self.caches.open(name)));
      const found = await Promise.all(caches.map(async (cache) => Promise.all((await cache.keys()).map((each) => cache.match(each)))));
      return Promise.all(found.flat().map((response) => response.text()));
    })`);

  return {
    page,
    front,
    voices,
    shownStudy,
    projects,
    /** Waits until the copies for a visit without the network are those of this page's content. */
    untilKept: () => page.waitForFunction(() => (globalThis as { isKept?: boolean }).isKept),
    /** What search engines and a program that asks again and again are told: documents, structured data and the site map of a live host. */
    async readAsMachine() {
      const headers = { 'accept-language': localeOf[language] };
      const read = async (path: string) => (await page.request.get(site.origin + path, { headers })).text();
      const documents: string[] = [];
      // The page cache keeps a page from its second request on.
      for (let visit = 1; visit <= 3; visit += 1) documents.push(await read('/'), await read(projects));
      const live = await page.request.get(`${site.origin}/sitemap.xml`, {
        headers: { host: 'strechy-remeselnika.sk' },
      });
      return { documents, siteMap: await live.text() };
    },
    async openShownHome() {
      await page.goto('/');
      await expect(voices.getByRole('blockquote')).toHaveText(text);
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
    },
    async openShownProjects() {
      await page.goto(projects);
      await expect(page.getByRole('heading', { level: 1, name: t('projects:title'), exact: true })).toBeVisible();
      await expect(shownStudy.getByRole('heading', { name: study.title })).toBeVisible();
      await expect(shownStudy.getByText(/#\d{4}/)).toBeVisible();
    },
    /** After a visit of any page no copy has what was taken back; home page and projects show what stood there before. */
    async expectGoneFromCopies() {
      const copies = await readCopies();
      expect(copies.some((copy) => copy.includes(t('home:testimonials.title')))).toBe(true);
      expect(copies.filter((copy) => copy.includes(text) || copy.includes(study.title))).toEqual([]);
    },
    async expectGoneFromPages() {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: t('home:testimonials.title') })).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
      await page.goto(projects);
      await expect(page.getByRole('heading', { level: 1, name: t('projects:sampleTitle') })).toBeVisible();
      await expect(page.getByText(study.title)).toHaveCount(0);
    },
    async close() {
      await context.close();
      await front.stop();
    },
  };
}
