import { type Locator, type Page, expect } from '@playwright/test';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import { fieldsOfStep } from '#domain/configurator/step-checks.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import type { Language } from '#domain/languages.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from './hydration.ts';
import { estimateOf } from './sample-visitors.ts';

type WalkOptions = {
  /** Called with what has been answered so far, before the next step is opened. */
  afterStep?: (known: Answers) => Promise<void>;
};

/** The configurator as a visitor sees it in a language. */
export function configuratorScreen(page: Page, language: Language) {
  const t = textsOf(language);

  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** What to do at each step to give the answers. */
  const giving: Record<Exclude<Step, 'summary'>, (answers: Answers) => Promise<void>> = {
    async 'quote-type'({ mode, serviceType }) {
      await radio(t(`configurator:modes.${mode ?? 'quick'}.name`)).check();
      await radio(t(`configurator:serviceTypes.${serviceType ?? 'website'}.name`)).check();
    },
    async objectives({ objectives }) {
      for (const objective of objectives) await checkbox(t(`configurator:objectives.${objective}.name`)).check();
    },
    async trade({ trade }) {
      await radio(t(`configurator:trades.${trade ?? 'custom'}`)).check();
    },
    async features({ features, description }) {
      for (const feature of features) await checkbox(t(`configurator:features.${feature}.name`)).check();
      await field(t('configurator:questions.description')).fill(description);
    },
    async 'project-size'({ size, budget, timeline }) {
      await radio(t(`configurator:sizes.${size ?? 'small'}.name`)).check();
      await page.locator(`input[name="budget"][value="${budget}"]`).check();
      await radio(t(`configurator:timelines.${timeline ?? 'flexible'}.name`)).check();
    },
    async contact({ contact }) {
      await field(t('configurator:questions.name')).fill(contact.name);
      await field(t('configurator:questions.email')).fill(contact.email);
      await field(t('configurator:questions.phone')).fill(contact.phone);
      await field(t('configurator:questions.company')).fill(contact.company);
    },
  };

  return {
    t,
    radio,
    checkbox,
    field,
    button,
    next: button(t('common:actions.next')),
    back: button(t('common:actions.back')),
    errorSummary: page.getByRole('alert').filter({ hasText: t('configurator:errors.summary') }),
    /** Opens the first step, or the one named, and waits until it is hydrated. */
    async open(step?: Step) {
      await page.goto(step ? `${pathOf('configurator', language)}?step=${step}` : pathOf('configurator', language));
      await untilHydrated(page);
    },
    /** Opens a step with a draft that has the answers before it, as a visitor who comes back does. */
    async resumeAt(step: Step, answers: Answers) {
      const before = stepsOf(answers.mode)[stepsOf(answers.mode).indexOf(step) - 1];
      const known = before ? answersUpTo(before, answers) : emptyAnswers;
      await page.addInitScript(keepDraftOnce, { savedAt: Date.now(), fields: answersToFields(known) });
      await this.open(step);
      await this.expectStep(step);
    },
    expectStep: (step: Step) => expect(heading(page, t(`configurator:steps.${step}.title`))).toBeVisible(),
    give: (step: Exclude<Step, 'summary'>, answers: Answers) => giving[step](answers),
    /** Fills in the own trade or sum, where the step asks for it. */
    async typeOwn(step: Step, own: Pick<Answers, 'customTrade' | 'customBudget'>) {
      if (step === 'trade') await field(t('configurator:questions.customTrade')).fill(own.customTrade);
      if (step === 'project-size') await page.locator('#customBudget').fill(own.customBudget);
    },
    /** Walks the steps of the answers' mode from the first one up to the one named, where it stops. */
    async walkTo(target: Step, answers: Answers, { afterStep }: WalkOptions = {}) {
      for (const step of stepsOf(answers.mode)) {
        await this.expectStep(step);
        if (step === target || step === 'summary') return;
        await giving[step](answers);
        await afterStep?.(answersUpTo(step, answers));
        await this.next.click();
      }
    },
    expectPrice: (answers: Answers) => expect(livePriceOf(page)).toContainText(priceText(answers, language)),
  };
}

/** Runs in the browser: keeps the draft before the first page of a tab, and leaves later pages alone. */
function keepDraftOnce(draft: { savedAt: number; fields: [string, string][] }): void {
  const text = JSON.stringify(draft);
  if (sessionStorage.getItem('draft-of-test') === text) return;
  sessionStorage.setItem('draft-of-test', text);
  localStorage.setItem('configurator-draft', text);
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

function livePriceOf(page: Page): Locator {
  return page.locator('output:visible, .live-price-bar > summary:visible');
}

/** The price range of answers as the screen writes it. */
export function priceText(answers: Answers, language: Language): string {
  const { total, currency } = estimateOf(answers, language);
  return formatRange(total, currency, language);
}

/** What of the answers is known once a step has been answered. */
function answersUpTo(step: Step, answers: Answers): Answers {
  const shown = stepsOf(answers.mode);
  const asked = new Set<string>(shown.slice(0, shown.indexOf(step) + 1).flatMap((each) => fieldsOfStep[each]));
  const known: Record<string, string[]> = {};
  for (const [name, value] of answersToFields(answers)) if (asked.has(name)) (known[name] ??= []).push(value);
  return fieldsToAnswers(known);
}
