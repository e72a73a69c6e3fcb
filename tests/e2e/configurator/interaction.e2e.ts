import { type Browser, type Cookie, type Locator, type Page, expect } from '@playwright/test';
import type { Answers } from '#domain/configurator/answers.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { type InteractionMeter, interactionMeter, percentile } from '#tests/e2e/support/interactions.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { slowdown, smallPhone } from '#tests/e2e/support/slow-phone.ts';

const { isMobile: _, hasTouch: __, ...phone } = smallPhone;
const visitor = { ...phone, locale: localeOf.sk, serviceWorkers: 'block' as const };
// Pictures of each step would be drawn by the slowed processor.
test.use({ ...visitor, trace: 'off' });

const t = textsOf('sk');
/** Interaction to next paint, 95 of 100. */
const limitMs = 100;
/** Visits at most; the first ones mostly do. */
const visits = 6;
/** Below this share of the processor the clock tells more of other programs than of the page. */
const calm = 0.95;

test(`C1 on a processor ${slowdown} times slower 95 of 100 interactions of the detailed flow are painted within ${limitMs} ms`, async ({
  browser,
  context,
  site,
}) => {
  test.setTimeout(visits * 120_000);
  const visit = { origin: site.origin, cookies: await context.cookies() };
  const costs: Told[][] = [];
  let cost = Infinity;
  for (let walk = 1; walk <= visits && cost >= limitMs; walk += 1) {
    costs.push((await measured(browser, { ...visit, rate: 1 })).processorMs);
    cost = tell('by processor time', leastOf(costs));
  }
  expect(cost, 'what the page itself costs').toBeLessThan(limitMs);

  const waits: Told[][] = [];
  for (let walk = 1; walk <= visits; walk += 1) {
    const { clockMs, share } = await measured(browser, { ...visit, rate: slowdown });
    waits.push(clockMs);
    const wait = tell(`by the clock, ${Math.round(share * 100)} % of the processor`, leastOf(waits));
    // Where other programs take their share, the clock says how long they made the page wait.
    if (wait < limitMs || share < calm) return;
  }
  expect(`${visits} visits`, 'too slow by the clock, on a machine with nothing else to do').toBe('');
});

/** Each interaction from the visit in which it took least: other programs only ever add. */
function leastOf(walks: readonly Told[][]): Told[] {
  const [first, ...others] = walks;
  return (first ?? []).map(({ what, ms }, index) => ({
    what,
    ms: Math.min(ms, ...others.map((each) => each[index]?.ms ?? ms)),
  }));
}

type Visit = { origin: string; cookies: Cookie[]; rate: number };
type Measured = { processorMs: Told[]; clockMs: Told[]; share: number };
type Told = { what: string; ms: number };

/** One visit: what each interaction cost on a processor so much slower, by processor time and by the clock. */
async function measured(browser: Browser, { origin, cookies, rate }: Visit): Promise<Measured> {
  const visit = await browser.newContext({ ...visitor, baseURL: origin });
  await visit.addCookies(cookies);
  const page = await visit.newPage();
  const meter = await interactionMeter(page);
  const share = await walkDetailed(page, { meter, rate });
  await visit.close();
  return {
    processorMs: meter.interactions.map(({ what, processorMs }) => ({ what, ms: processorMs * (slowdown / rate) })),
    clockMs: meter.interactions.map(({ what, clockMs }) => ({ what, ms: clockMs })),
    share,
  };
}

/** Prints the figures. Answers within how many ms 95 of 100 lie. */
function tell(kind: string, told: readonly Told[]): number {
  const all = told.map(({ ms }) => ms);
  const [half = 0, most = 0, worst = 0] = [0.5, 0.95, 1].map((share) => Math.round(percentile(all, share)));
  const slowest = told
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ what, ms }) => `${Math.round(ms)} ${what}`);
  const figures = `${kind}: ${all.length} interactions, half within ${half} ms, 95 % within ${most} ms, all within ${worst} ms (${slowest.join('; ')})`;
  console.info(figures);
  test.info().annotations.push({ type: 'interaction to next paint', description: figures });
  return most;
}

/** Walks all steps and uses the summary. Answers with the share of the processor that the page got meanwhile. */
async function walkDetailed(page: Page, { meter, rate }: { meter: InteractionMeter; rate: number }): Promise<number> {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await page.waitForLoadState('networkidle');
  await meter.slow(rate);
  const person = personAt(page, meter);
  const shares: number[] = [];
  for (const step of stepsOf('detailed').slice(0, -1)) {
    await screen.expectStep(step);
    shares.push(await meter.shareOfProcessor());
    await answer(page, step as Question, { answers, person });
    await person.press(screen.next);
  }
  await screen.expectStep('summary');
  await useSummary(page, person);
  return shares.reduce((sum, each) => sum + each, 0) / shares.length;
}

/** Someone who waits for each press and key to show. */
function personAt(page: Page, meter: InteractionMeter) {
  const press = async (target: Locator) => {
    await target.click({ trial: true });
    const what = `press ${(await target.getAttribute('id')) ?? (await target.innerText())}`;
    // By its place alone: looking for it costs the page time that no person does.
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press: ${what}`);
    await meter.measure(what, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  };
  return {
    press,
    async type(target: Locator, text: string) {
      await press(target);
      for (const character of text)
        await meter.measure(`type ${character}`, () => page.keyboard.press(character === ' ' ? 'Space' : character));
    },
  };
}

type Question = Exclude<Step, 'summary'>;
type Walk = { answers: Answers; person: ReturnType<typeof personAt> };

async function answer(page: Page, step: Question, { answers, person }: Walk): Promise<void> {
  const { radio, checkbox, field, button } = configuratorScreen(page, 'sk');
  const { press, type } = person;
  switch (step) {
    case 'quote-type':
      await press(radio(t('configurator:modes.detailed.name')));
      for (const service of ['mobile-app', 'web-app', 'website'] as const)
        await press(radio(t(`configurator:serviceTypes.${service}.name`)));
      return;
    case 'objectives':
      for (const objective of ['attract-customers', 'showcase-work', 'build-trust', 'showcase-work'] as const)
        await press(checkbox(t(`configurator:objectives.${objective}.name`)));
      return;
    case 'trade':
      for (const trade of ['painter', 'custom', 'roofer'] as const)
        await press(radio(t(`configurator:trades.${trade}`)));
      return;
    case 'features':
      for (const feature of [
        'inquiry-form',
        'photo-gallery',
        'reviews',
        'price-calculator',
        'blog',
        'reviews',
      ] as const)
        await press(checkbox(t(`configurator:features.${feature}.name`)));
      await press(page.locator('.live-price-bar > summary:visible'));
      await press(page.locator('.live-price-bar > summary:visible'));
      await type(
        field(t('configurator:questions.description')),
        'Robime strechy v okoli Trnavy, hlavne rekonstrukcie.',
      );
      await press(button(t('configurator:writeForMe')));
      await press(button(t('writing:description.discard')));
      return;
    case 'project-size':
      for (const size of ['small', 'large', 'medium'] as const)
        await press(radio(t(`configurator:sizes.${size}.name`)));
      await press(page.locator('#budget'));
      await press(radio(t('configurator:timelines.asap.name')));
      return;
    case 'contact':
      await type(field(t('configurator:questions.name')), 'Jan Strecha');
      await type(field(t('configurator:questions.email')), answers.contact.email);
      await type(field(t('configurator:questions.phone')), '0900123456');
      return;
    default:
      step satisfies never;
  }
}

async function useSummary(page: Page, { press }: Walk['person']): Promise<void> {
  const { button, next, expectStep } = configuratorScreen(page, 'sk');
  await press(button(t('configurator:summary.actions.generate')));
  await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
  await press(page.getByRole('button', { name: t('estimates:changes.apply') }).first());
  await press(button(t('estimates:changes.takeBack')));
  await press(button(t('configurator:summary.actions.reset')));
  await press(page.getByRole('alertdialog').getByRole('button', { name: t('common:actions.cancel') }));
  await press(button(t('configurator:summary.actions.generatePrd')));
  await expect(page.locator('#plan')).toBeVisible();
  await press(button(t('configurator:summary.edit.contact')));
  await press(next);
  await expectStep('summary');
}
