import type { BrowserContext, Page } from '@playwright/test';
import { pathOf, servicePath } from '#domain/routes.ts';
import { type Shot, openPage, untilLoaded } from './drawing.ts';

type Device = 'desktop' | 'phone';

const addresses = {
  home: pathOf('home', 'sk'),
  service: servicePath('tvorba-webu', 'sk'),
  faq: pathOf('faq', 'sk'),
  contact: pathOf('contact', 'sk'),
} as const;

/** Public pages by the window of the context. */
export async function siteShots(context: BrowserContext, names: readonly (keyof typeof addresses)[]): Promise<Shot[]> {
  const page = await context.newPage();
  const frame = (page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop';
  const shots: Shot[] = [];
  for (const name of names) {
    await openPage(page, addresses[name]);
    shots.push({ label: name, frame, png: await page.screenshot() });
  }
  await page.close();
  return shots;
}

/** The configurator from the first question to the confirmation: in detail on a desktop, quickly on a phone. */
export async function configuratorShots(context: BrowserContext, device: Device): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  const shoot = async (label: string) => {
    await untilLoaded(page);
    shots.push({ label, frame: device, png: await page.screenshot() });
  };
  await openPage(page, pathOf('configurator', 'sk'));
  await answerQuestions(page, { isDetailed: device === 'desktop', shoot });
  await page.close();
  return shots;
}

type Walk = { isDetailed: boolean; shoot: (label: string) => Promise<void> };

async function answerQuestions(page: Page, { isDetailed, shoot }: Walk): Promise<void> {
  const check = (name: string, value: string) =>
    page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  await check('mode', isDetailed ? 'detailed' : 'quick');
  await check('serviceType', 'website');
  await shoot('kind of project');
  await goOn(page);
  await check('objectives', 'attract-customers');
  await check('objectives', 'build-trust');
  await goOn(page);
  await check('trade', 'roofer');
  await goOn(page);
  if (isDetailed) await chooseFeatures(page, shoot);
  await check('size', 'medium');
  await check('budget', '1500-3500');
  await check('timeline', '1-month');
  await shoot('size, budget, time');
  await goOn(page);
  await page.locator('#name').fill('Ľubomír Šťastný');
  await page.locator('#email').fill('lubomir@example.com');
  await page.locator('#company').fill('Strechy Šťastný, s. r. o.');
  await goOn(page);
  await page.locator('main h1').scrollIntoViewIfNeeded();
  await shoot('estimate');
  await page.locator('#summary-form button[name=go][value=submit]').click();
  await page.waitForURL(`**${pathOf('confirmation', 'sk')}*`);
  await shoot('confirmation');
}

async function chooseFeatures(page: Page, shoot: Walk['shoot']): Promise<void> {
  for (const feature of ['photo-inquiry', 'before-after', 'reviews', 'price-calculator'])
    await page.locator(`[name=features][value=${feature}]`).check({ force: true });
  await page.locator('#description').fill('Kladieme škridlové strechy v okolí Trnavy. Chceme dopyty s fotkou strechy.');
  await page.locator('h2').first().scrollIntoViewIfNeeded();
  await shoot('features');
  await goOn(page);
}

/** Presses "continue" and waits for the next step. */
async function goOn(page: Page): Promise<void> {
  const heading = await page.locator('h2').first().innerText();
  await page.locator('button[name=go][value=next]').click();
  await page.locator('h2').first().filter({ hasNotText: heading }).waitFor();
}
