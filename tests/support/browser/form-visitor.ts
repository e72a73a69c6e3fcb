import assert from 'node:assert/strict';
import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { fieldsOfStep } from '#domain/configurator/step-checks.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { type HtmlForm, findForm } from './html-form.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from './test-browser.ts';
import { readPageInput } from './test-pages.ts';

/** Answers of the detailed mode, choices in the order of the screen, as forms send them. */
export const detailedAnswers: Answers = {
  ...sampleAnswers,
  features: featureIds.filter((feature) => sampleAnswers.features.includes(feature)),
};

/** The same without what the quick mode does not ask. */
export const quickAnswers: Answers = { ...detailedAnswers, mode: 'quick', features: [], description: '' };
/** A visitor without scripts: sees pages, fills in what they offer, presses their buttons. */
export class FormVisitor {
  readonly browser: TestBrowser;
  readonly language: Language;
  answer: TestAnswer;

  private constructor(browser: TestBrowser, language: Language, answer: TestAnswer) {
    this.browser = browser;
    this.language = language;
    this.answer = answer;
  }

  static async open(app: TestApp, language: Language = 'sk'): Promise<FormVisitor> {
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
    const answer = await browser.get(pathOf('configurator', language));
    assert.equal(answer.status, 200);
    return new FormVisitor(browser, language, answer);
  }

  /** The configurator's form on the page. */
  get form(): HtmlForm {
    return findForm(this.answer.text, 'step');
  }

  /** State that the server sent along with the page. */
  get walk(): FormWalk {
    const { walk } = readPageInput(this.answer.text).data;
    assert.ok(walk);
    return walk;
  }

  async press(button: string, changes: Parameters<HtmlForm['fill']>[0] = {}): Promise<TestAnswer> {
    const { form } = this;
    this.answer = await this.browser.postForm(form.action, form.fill(changes, button));
    return this.answer;
  }

  /** Answers the questions of the step that is shown. */
  async pass(step: Step, answers: Answers): Promise<void> {
    assert.deepEqual(this.form.valuesOf('step'), [step]);
    const answer = await this.press('next', fieldsIn(step, answers));
    assert.equal(answer.status, 200, `${step}: ${JSON.stringify(this.walk.issues)}`);
  }

  async passAll(answers: Answers, until: Step = 'summary'): Promise<void> {
    for (const step of stepsOf(answers.mode)) {
      if (step === until) return;
      await this.pass(step, answers);
    }
  }
}

/** What a visitor enters in one step. */
export function fieldsIn(step: Step, answers: Answers): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of answersToFields(answers)) {
    if (fieldsOfStep[step].some((field) => field === name)) (fields[name] ??= []).push(value);
  }
  return fields;
}
