import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerField, Issue } from '#domain/configurator/step-checks.ts';
import type { Language } from '#domain/languages.ts';
import { type IssueText, issueText } from './issue-text.ts';
import { texts } from './texts.ts';

const amountOf = (minorUnits: number) => `${minorUnits / 100} EUR`;

/** Every issue that the checks of spec §5 make, with the key of its text. */
const rows: [issue: Issue, key: IssueText['key']][] = [
  [{ field: 'mode', rule: 'required' }, 'choose.mode'],
  [{ field: 'serviceType', rule: 'required' }, 'choose.serviceType'],
  [{ field: 'objectives', rule: 'required' }, 'choose.objectives'],
  [{ field: 'trade', rule: 'required' }, 'choose.trade'],
  [{ field: 'customTrade', rule: 'required' }, 'choose.customTrade'],
  [{ field: 'description', rule: 'required' }, 'choose.description'],
  [{ field: 'size', rule: 'required' }, 'choose.size'],
  [{ field: 'budget', rule: 'required' }, 'choose.budget'],
  [{ field: 'customBudget', rule: 'required' }, 'choose.customBudget'],
  [{ field: 'timeline', rule: 'required' }, 'choose.timeline'],
  [{ field: 'name', rule: 'required' }, 'choose.name'],
  [{ field: 'email', rule: 'required' }, 'choose.email'],
  [{ field: 'email', rule: 'email' }, 'email'],
  [{ field: 'phone', rule: 'phone' }, 'phone'],
  [{ field: 'name', rule: 'too-short', limit: 2 }, 'tooShort'],
  [{ field: 'description', rule: 'too-short', limit: 10 }, 'tooShort'],
  [{ field: 'name', rule: 'too-long', limit: 120 }, 'tooLong'],
  [{ field: 'company', rule: 'too-long', limit: 160 }, 'tooLong'],
  [{ field: 'customBudget', rule: 'not-a-number' }, 'notANumber'],
  [{ field: 'customBudget', rule: 'budget-too-low', limit: 100_00 }, 'budgetTooLow'],
  [{ field: 'customBudget', rule: 'budget-too-high', limit: 100_000_00 }, 'budgetTooHigh'],
];

/** The text of a key in a language, in the plural form of a number where it has such forms. */
function find(language: Language, { key, values }: IssueText): string | undefined {
  const { choose, ...rest } = texts[language].validation;
  const form = new Intl.PluralRules(language).select(values.count);
  const flat: Record<string, string | undefined> = Object.fromEntries([
    ...Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ...Object.entries(choose).map(([name, text]) => [`choose.${name}`, text] as const),
  ]);
  return flat[key] ?? flat[`${key}_${form}`];
}

test('C2 every broken rule has its own text key', () => {
  for (const [issue, key] of rows) assert.equal(issueText(issue, amountOf).key, key, `${issue.field} ${issue.rule}`);
});

test('C2 fields that are optional fall back to the general text when they are required after all', () => {
  for (const field of ['features', 'phone', 'company'] satisfies AnswerField[]) {
    assert.equal(issueText({ field, rule: 'required' }, amountOf).key, 'required');
  }
});

test('C2 the limit goes into the text as a count and as an amount of money', () => {
  const tooLow = issueText({ field: 'customBudget', rule: 'budget-too-low', limit: 100_00 }, amountOf);
  assert.equal(tooLow.values.amount, '100 EUR');
  const tooShort = issueText({ field: 'name', rule: 'too-short', limit: 2 }, amountOf);
  assert.equal(tooShort.values.count, 2);
  assert.equal(issueText({ field: 'email', rule: 'email' }, amountOf).values.count, 0);
});

test('B1 C2 every broken rule has a text in all four languages, which names its limit', () => {
  for (const language of ['sk', 'cs', 'da', 'en'] satisfies Language[]) {
    for (const [issue] of rows) {
      const name = `${language} ${issue.field} ${issue.rule}`;
      const text = find(language, issueText(issue, amountOf));
      assert.ok(text, name);
      const isBudget = issue.rule === 'budget-too-low' || issue.rule === 'budget-too-high';
      const placeholder = isBudget ? '{{amount}}' : '{{count}}';
      assert.equal(text.includes(placeholder), issue.limit !== undefined, name);
    }
  }
});
