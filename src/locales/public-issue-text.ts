import type { PublicIssue } from '#domain/field-issue.ts';
import type { Currency } from '#domain/money.ts';
import type { GetText, TextKey } from './text-key.ts';

/** Sentences of the rules that the configurator has, apart from that of a missing value. */
export const publicRuleTexts: Record<Exclude<PublicIssue['rule'], 'required'>, TextKey> = {
  email: 'validation:email',
  phone: 'validation:phone',
  'too-short': 'validation:tooShort',
  'too-long': 'validation:tooLong',
  'not-a-number': 'validation:notANumber',
  'budget-too-low': 'validation:budgetTooLow',
  'budget-too-high': 'validation:budgetTooHigh',
};

/** Formats an amount in minor units of a currency. */
export type FormatMoney = (minorUnits: number, currency: Currency) => string;

/** Returns the sentence for a rule that the configurator has, on screen and in the server's responses alike (C2). */
export function publicIssueText(issue: PublicIssue, t: GetText, formatMoney: FormatMoney): string {
  if ('currency' in issue) return t(publicRuleTexts[issue.rule], { amount: formatMoney(issue.limit, issue.currency) });
  if ('limit' in issue) return t(publicRuleTexts[issue.rule], { count: issue.limit });
  if (issue.rule !== 'required') return t(publicRuleTexts[issue.rule]);
  return t(issue.wording ? `validation:choose.${issue.wording}` : 'validation:required');
}
