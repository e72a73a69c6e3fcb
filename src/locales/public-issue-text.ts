import type { PublicIssue, PublicWording } from '#domain/field-issue.ts';
import type { Currency } from '#domain/money.ts';
import type { GetText, TextKey } from './text-key.ts';

type PlainRule = Exclude<PublicIssue['rule'], 'required' | 'too-short'>;

const ruleTexts: Record<PlainRule, TextKey> = {
  email: 'validation:email',
  phone: 'validation:phone',
  'too-long': 'validation:tooLong',
  'not-a-number': 'validation:notANumber',
  'budget-too-low': 'validation:budgetTooLow',
  'budget-too-high': 'validation:budgetTooHigh',
  mismatch: 'accounts:newPassword.mismatch',
};

/** Sentences that ask for a value outside the area `validation`. */
const requiredTexts = {
  'current-password': 'accounts:newPassword.currentMissing',
  'new-password': 'accounts:newPassword.missing',
  'repeated-password': 'accounts:newPassword.repeatMissing',
  'login-code': 'accounts:code.missing',
  'passkey-name': 'portal:settings.passkeys.nameMissing',
  'contact-message': 'contact:errors.message',
} as const satisfies Partial<Record<PublicWording, TextKey>>;

const isElsewhere = (wording: PublicWording): wording is keyof typeof requiredTexts => wording in requiredTexts;

/** Formats an amount in minor units of a currency. */
export type FormatMoney = (minorUnits: number, currency: Currency) => string;

/** Returns the sentence for a rule that is broken on a public page or in an account, on screen and in the server's responses alike (C2). */
export function publicIssueText(issue: PublicIssue, t: GetText, formatMoney: FormatMoney): string {
  if ('currency' in issue) return t(ruleTexts[issue.rule], { amount: formatMoney(issue.limit, issue.currency) });
  if (issue.rule === 'too-short') return tooShortText(issue, t);
  if (issue.rule !== 'required') return t(ruleTexts[issue.rule], 'limit' in issue ? { count: issue.limit } : {});
  if (issue.wording === undefined) return t('validation:required');
  return t(isElsewhere(issue.wording) ? requiredTexts[issue.wording] : `validation:choose.${issue.wording}`);
}

function tooShortText({ limit, wording }: PublicIssue & { rule: 'too-short' }, t: GetText): string {
  if (wording === undefined) return t('validation:tooShort', { count: limit });
  return t(wording === 'credentials' ? 'validation:account.tooShort' : 'validation:account.newPasswordTooShort', {
    minimum: limit,
  });
}
