import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswersInCurrency, partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import type { FieldIssue } from '../field-issue.ts';
import { type Currency, currencies } from '../money.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import { checkAnswers, checkStep, firstIncompleteStep } from './step-checks.ts';
import { type Step, steps, stepsOf } from './steps.ts';

/** Detailed answers without a fault. */
const answered: Answers = {
  mode: 'detailed',
  serviceType: 'website',
  objectives: ['build-trust'],
  trade: 'roofer',
  customTrade: '',
  features: [],
  description: 'Nová stránka s referenciami.',
  size: 'small',
  budget: '500-1500',
  customBudget: '',
  timeline: 'flexible',
  contact: { name: 'Jana Kováčová', email: 'jana@firma.sk', phone: '', company: '' },
};

/** Issues as short texts, such as `name too-short 2`. */
const show = (issue: FieldIssue) => [issue.field, issue.rule, ...('limit' in issue ? [issue.limit] : [])].join(' ');

const issuesOf = (step: Step, changes: Partial<Answers>, currency: Currency = 'EUR') =>
  checkStep(step, { ...answered, ...changes }, currency).map(show);

const contactIssues = (changes: Partial<Answers['contact']>) =>
  issuesOf('contact', { contact: { ...answered.contact, ...changes } });

test('C2 a step without answers names every required field in the order of the screen', () => {
  const missing: Record<Step, string[]> = {
    'quote-type': ['mode required', 'serviceType required'],
    objectives: ['objectives required'],
    trade: ['trade required'],
    features: ['description required'],
    'project-size': ['size required', 'budget required', 'timeline required'],
    contact: ['name required', 'email required'],
    summary: [],
  };
  for (const step of steps) {
    assert.deepEqual(checkStep(step, emptyAnswers, 'EUR').map(show), missing[step], step);
    assert.deepEqual(issuesOf(step, {}), [], `${step} answered`);
  }
});

test('C2 each question alone keeps its step open', () => {
  const rows: [step: Step, changes: Partial<Answers>, issue: string][] = [
    ['quote-type', { mode: null }, 'mode required'],
    ['quote-type', { serviceType: null }, 'serviceType required'],
    ['objectives', { objectives: [] }, 'objectives required'],
    ['trade', { trade: null }, 'trade required'],
    ['trade', { trade: 'custom', customTrade: '' }, 'customTrade required'],
    ['features', { description: '' }, 'description required'],
    ['project-size', { size: null }, 'size required'],
    ['project-size', { budget: null }, 'budget required'],
    ['project-size', { budget: 'custom', customBudget: '' }, 'customBudget required'],
    ['project-size', { timeline: null }, 'timeline required'],
  ];
  for (const [step, changes, issue] of rows) assert.deepEqual(issuesOf(step, changes), [issue], issue);
});

test('C2 features are optional, and so is an own trade or budget that is not asked for', () => {
  assert.deepEqual(issuesOf('features', { features: [] }), []);
  assert.deepEqual(issuesOf('trade', { trade: 'mason', customTrade: 'x'.repeat(200) }), []);
  assert.deepEqual(issuesOf('project-size', { budget: '8000-plus', customBudget: 'nothing' }), []);
});

/** Lengths in characters at both sides of each limit; the second text has one sign outside the first plane for each. */
const lengthRows: [step: Step, changes: (text: string) => Partial<Answers>, expected: [number, string[]][]][] = [
  [
    'features',
    (description) => ({ description }),
    [
      [9, ['description too-short 10']],
      [10, []],
      [4000, []],
      [4001, ['description too-long 4000']],
    ],
  ],
  [
    'trade',
    (customTrade) => ({ trade: 'custom', customTrade }),
    [
      [1, []],
      [80, []],
      [81, ['customTrade too-long 80']],
    ],
  ],
  [
    'contact',
    (name) => ({ contact: { ...answered.contact, name } }),
    [
      [1, ['name too-short 2']],
      [2, []],
      [120, []],
      [121, ['name too-long 120']],
    ],
  ],
  [
    'contact',
    (company) => ({ contact: { ...answered.contact, company } }),
    [
      [0, []],
      [1, []],
      [160, []],
      [161, ['company too-long 160']],
    ],
  ],
];

test('C2 C5 lengths count characters at both sides of each limit, an emoji as one, space around as none', () => {
  for (const [step, changes, expected] of lengthRows) {
    for (const [length, issues] of expected) {
      for (const sign of ['x', 'ž', '🔨']) {
        const text = sign.repeat(length);
        assert.deepEqual(issuesOf(step, changes(text)), issues, `${step} ${length} times ${sign}`);
        assert.deepEqual(issuesOf(step, changes(` \n${text}\t `)), issues, `${step} ${length} times ${sign} in space`);
      }
    }
  }
});

test('C2 a text of nothing but space is no answer', () => {
  for (const blank of [' ', '\n\n', '\u00A0\u2003', ' '.repeat(5000)]) {
    assert.deepEqual(issuesOf('features', { description: blank }), ['description required']);
    assert.deepEqual(issuesOf('trade', { trade: 'custom', customTrade: blank }), ['customTrade required']);
    assert.deepEqual(issuesOf('project-size', { budget: 'custom', customBudget: blank }), ['customBudget required']);
    const contact = { name: blank, email: blank, phone: blank, company: blank };
    assert.deepEqual(issuesOf('contact', { contact }), ['name required', 'email required']);
  }
});

test('C6 the phone is optional, and checked when it is given', () => {
  assert.deepEqual(contactIssues({ phone: '' }), []);
  assert.deepEqual(contactIssues({ phone: ' +45 12 34 56 78 ' }), []);
  assert.deepEqual(contactIssues({ phone: '12345678' }), ['phone phone']);
  assert.deepEqual(contactIssues({ phone: '1'.repeat(40) }), []);
  assert.deepEqual(contactIssues({ phone: '1'.repeat(41) }), ['phone too-long 40']);
});

test('C2 space around an e-mail is no fault, a fault inside is', () => {
  assert.deepEqual(contactIssues({ email: ' jana@firma.sk\n' }), []);
  assert.deepEqual(contactIssues({ email: 'jana firma.sk' }), ['email email']);
});

test('C2 an own budget is accepted from 100 to 100,000 euro in each currency, the limits included', () => {
  const rows: Record<Currency, { low: string; lowest: string; highest: string; high: string; limits: string[] }> = {
    EUR: { low: '99', lowest: '100', highest: '100 000', high: '100 001', limits: ['10000', '10000000'] },
    CZK: { low: '2499', lowest: '2500', highest: '2 500 000', high: '2 500 001', limits: ['250000', '250000000'] },
    DKK: { low: '744', lowest: '745', highest: '745.000', high: '745.001', limits: ['74500', '74500000'] },
  };
  for (const currency of currencies) {
    const { low, lowest, highest, high, limits } = rows[currency];
    const check = (customBudget: string) => issuesOf('project-size', { budget: 'custom', customBudget }, currency);
    assert.deepEqual(check(low), [`customBudget budget-too-low ${limits[0]}`], currency);
    assert.deepEqual(check('0'), [`customBudget budget-too-low ${limits[0]}`], currency);
    assert.deepEqual(check(lowest), [], currency);
    assert.deepEqual(check(highest), [], currency);
    assert.deepEqual(check(high), [`customBudget budget-too-high ${limits[1]}`], currency);
    assert.deepEqual(check('999999999'), [`customBudget budget-too-high ${limits[1]}`], currency);
    for (const typed of ['abc', '1e3', '-500', '1500 $', '99.50', '1234567890']) {
      assert.deepEqual(check(typed), ['customBudget not-a-number'], `${currency} ${typed}`);
    }
  }
});

test('C2 the first incomplete step is the first shown one whose answers are missing', () => {
  const removed: Partial<Record<Step, Partial<Answers>>> = {
    'quote-type': { serviceType: null },
    objectives: { objectives: [] },
    trade: { trade: null },
    features: { description: 'short' },
    'project-size': { timeline: null },
    contact: { contact: emptyAnswers.contact },
  };
  let answers = answered;
  assert.equal(firstIncompleteStep(answers, 'EUR'), 'summary');
  for (const step of steps.toReversed()) {
    answers = { ...answers, ...removed[step] };
    assert.equal(firstIncompleteStep(answers, 'EUR'), step);
  }
  assert.equal(firstIncompleteStep(emptyAnswers, 'EUR'), 'quote-type');
});

test('C1 the quick mode never asks for the description that it does not show', () => {
  const quick: Answers = { ...answered, mode: 'quick', description: '' };
  assert.deepEqual(checkAnswers(quick, 'EUR'), []);
  assert.equal(firstIncompleteStep(quick, 'EUR'), 'summary');
  assert.equal(firstIncompleteStep({ ...quick, mode: 'detailed' }, 'EUR'), 'features');
});

test('C2 complete answers break no rule and lead to the summary', () => {
  fc.assert(
    fc.property(completeAnswersInCurrency, ({ answers, currency }) => {
      assert.deepEqual(checkAnswers(answers, currency), []);
      assert.equal(firstIncompleteStep(answers, currency), 'summary');
    }),
  );
});

test('C2 answers are complete exactly if every shown step is, and issues come in the order of the steps', () => {
  fc.assert(
    fc.property(partialAnswers, fc.constantFrom(...currencies), (answers, currency) => {
      const byStep = stepsOf(answers.mode).map((step) => checkStep(step, answers, currency));
      assert.deepEqual(checkAnswers(answers, currency), byStep.flat());
      // Minus one, if no step is open, names the last one, the summary.
      const open = byStep.findIndex((issues) => issues.length > 0);
      assert.equal(firstIncompleteStep(answers, currency), stepsOf(answers.mode).at(open));
    }),
  );
});
