import { type Locator, type Page, expect } from '@playwright/test';
import type { Answers } from '#domain/configurator/answers.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { textsOf } from '#server/texts.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import type { InteractionMeter } from './interaction-meter.ts';

const t = textsOf('sk');

/**
 * Walks all steps of the detailed mode in Slovak and uses the summary, measuring each press and key on a processor
 * slowed by `rate`. Returns the share of the processor (0 to 1) that the page got meanwhile.
 */
export async function walkDetailed(
  page: Page,
  { meter, rate }: { meter: InteractionMeter; rate: number },
): Promise<number> {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  // What loads behind the first step must not fall into the first press.
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

/** A person who waits for each press and key to be painted. */
function personAt(page: Page, meter: InteractionMeter) {
  const press = async (target: Locator) => {
    await target.click({ trial: true });
    const what = `press ${(await target.getAttribute('id')) ?? (await target.innerText())}`;
    // Pressed by coordinates: locating it would cost the page time that a person does not cost.
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

async function answer(page: Page, step: Question, { answers, person: { press, type } }: Walk): Promise<void> {
  const { radio, checkbox, field, button } = configuratorScreen(page, 'sk');
  const pressEach = async (targets: readonly Locator[]) => {
    for (const target of targets) await press(target);
  };
  const priceBar = page.locator('.live-price-bar > summary:visible');
  const answering: Record<Question, () => Promise<void>> = {
    'quote-type': () =>
      pressEach([
        radio(t('configurator:modes.detailed.name')),
        ...(['mobile-app', 'web-app', 'website'] as const).map((service) =>
          radio(t(`configurator:serviceTypes.${service}.name`)),
        ),
      ]),
    objectives: () =>
      pressEach(
        (['attract-customers', 'showcase-work', 'build-trust', 'showcase-work'] as const).map((objective) =>
          checkbox(t(`configurator:objectives.${objective}.name`)),
        ),
      ),
    trade: () =>
      pressEach((['painter', 'custom', 'roofer'] as const).map((trade) => radio(t(`configurator:trades.${trade}`)))),
    async features() {
      const chosen = ['inquiry-form', 'photo-gallery', 'reviews', 'price-calculator', 'blog', 'reviews'] as const;
      await pressEach(chosen.map((feature) => checkbox(t(`configurator:features.${feature}.name`))));
      await pressEach([priceBar, priceBar]);
      await type(
        field(t('configurator:questions.description')),
        'Robime strechy v okoli Trnavy, hlavne rekonstrukcie.',
      );
      await pressEach([button(t('configurator:writeForMe')), button(t('writing:description.discard'))]);
    },
    async 'project-size'() {
      const sizes = ['small', 'large', 'medium'] as const;
      await pressEach(sizes.map((size) => radio(t(`configurator:sizes.${size}.name`))));
      await pressEach([page.locator('#budget'), radio(t('configurator:timelines.asap.name'))]);
    },
    async contact() {
      await type(field(t('configurator:questions.name')), 'Jan Strecha');
      await type(field(t('configurator:questions.email')), answers.contact.email);
      await type(field(t('configurator:questions.phone')), '0900123456');
    },
  };
  await answering[step]();
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
