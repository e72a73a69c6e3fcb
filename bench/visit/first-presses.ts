import type { Locator, Page } from '@playwright/test';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { milliseconds } from '../report.ts';
import { interactionMeter } from './interaction-meter.ts';
import type { SiteVisit } from './site-visit.ts';
import { slowdown, smallPhone } from './slow-phone.ts';

/** What was pressed first, and until its answer was painted (ms by the clock of a slowed processor, in steps of 8). */
export type FirstPress = { what: string; ms: number };

const t = textsOf('sk');
/** A function, because a text would be evaluated in the page again, which its content security policy refuses. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

type Pressed = { path: string; target: (page: Page) => Locator; key?: string; answered: (page: Page) => Locator };

const faq = (page: Page) => page.locator('details.question').first();
const menu = (page: Page) => page.locator('details.header-menu').last();
const language = (page: Page) => page.locator('#language-menu');
const region = (page: Page) => page.getByRole('region', { name: t('home:testimonials.title') });

/** On a phone, in Slovak. */
const pressed: Readonly<Record<string, Pressed>> = {
  menu: {
    path: '/',
    target: (page) => menu(page).locator('summary'),
    answered: (page) => menu(page).locator('a').first(),
  },
  language: {
    path: '/',
    target: (page) => language(page).locator('summary'),
    answered: (page) => language(page).locator('a').first(),
  },
  theme: {
    path: '/',
    target: (page) => page.locator('header [data-theme-select]'),
    key: 'ArrowDown',
    answered: (page) => page.locator('html[data-theme=dark]'),
  },
  carousel: {
    path: '/',
    target: (page) => region(page).getByRole('button', { name: t('home:testimonials.next'), exact: true }),
    answered: (page) => region(page).locator('[data-slide="1"][aria-current=true]'),
  },
  question: {
    path: pathOf('faq', 'sk'),
    target: (page) => faq(page).locator('summary'),
    answered: (page) => faq(page).locator('p').first(),
  },
  configurator: {
    path: pathOf('configurator', 'sk'),
    target: (page) => page.locator('main label:has(input[type=radio])').first(),
    answered: (page) => page.locator('main input[type=radio]:checked').first(),
  },
};

/**
 * Presses each thing at once after the first paint of its page, on a processor four times slower. Of so many visits the quickest counts,
 * because other programs only add time.
 */
export async function firstPresses(visit: SiteVisit, visits: number): Promise<FirstPress[]> {
  const found: FirstPress[] = [];
  for (const [what, press] of Object.entries(pressed)) {
    const times: number[] = [];
    for (let round = 0; round < visits; round += 1) times.push(await pressOnce(visit, press));
    console.log(`  first press: ${what}  ${times.map(milliseconds).join(', ')}`);
    found.push({ what, ms: Math.min(...times) });
  }
  return found;
}

async function pressOnce({ newVisitor }: SiteVisit, { path, target, key, answered }: Pressed): Promise<number> {
  const context = await newVisitor('sk', smallPhone);
  const page = await context.newPage();
  const meter = await interactionMeter(page);
  await meter.slow(slowdown);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(isPainted);
  const place = target(page);
  if (key === undefined) {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (!box) throw new Error(`Nothing to press on ${path}.`);
    await meter.measure(path, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
  } else {
    await place.focus();
    await meter.measure(path, () => page.keyboard.press(key));
  }
  await answered(page).waitFor({ state: 'attached' });
  await context.close();
  return meter.interactions[0]?.clockMs ?? Number.NaN;
}
