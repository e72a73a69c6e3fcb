import type { BrokenRule, FieldIssue, RequiredWording, RuleName } from '#domain/field-issue.ts';
import type { Currency } from '#domain/money.ts';
import type { GetText, TextKey } from './text-key.ts';

/** Sentences that ask for one particular value. */
const requiredTexts: Record<RequiredWording, TextKey> = {
  mode: 'validation:choose.mode',
  serviceType: 'validation:choose.serviceType',
  objectives: 'validation:choose.objectives',
  trade: 'validation:choose.trade',
  customTrade: 'validation:choose.customTrade',
  description: 'validation:choose.description',
  size: 'validation:choose.size',
  budget: 'validation:choose.budget',
  customBudget: 'validation:choose.customBudget',
  timeline: 'validation:choose.timeline',
  name: 'validation:choose.name',
  email: 'validation:choose.email',
  username: 'validation:choose.username',
  password: 'validation:choose.password',
  'current-password': 'accounts:newPassword.currentMissing',
  'new-password': 'accounts:newPassword.missing',
  'repeated-password': 'accounts:newPassword.repeatMissing',
  'login-code': 'accounts:code.missing',
  'passkey-name': 'portal:settings.passkeys.nameMissing',
  'invited-email': 'users:errors.emailMissing',
  'contact-message': 'contact:errors.message',
  'status-reason': 'serviceRequests:reason.required',
  'template-name': 'mail:message.missing.name',
  'mail-subject': 'mail:message.missing.subject',
  'mail-body': 'mail:message.missing.body',
  'mail-host': 'mail:smtp.missing.host',
  'mail-username': 'mail:smtp.missing.username',
  'mail-password': 'mail:smtp.missing.password',
};

/** The sentence of each rule; those with a `wording` choose among several. */
const ruleTexts: { [Rule in RuleName]: TextKey | ((issue: BrokenRule & { rule: Rule }) => TextKey) } = {
  required: ({ wording }) => (wording ? requiredTexts[wording] : 'validation:required'),
  'too-short': ({ wording }) => {
    if (wording === 'credentials') return 'validation:account.tooShort';
    return wording === 'new-password' ? 'validation:account.newPasswordTooShort' : 'validation:tooShort';
  },
  'too-long': ({ wording }) => {
    if (wording === 'message') return 'mail:message.tooLong';
    return wording === 'price-note' ? 'priceBook:publish.noteTooLong' : 'validation:tooLong';
  },
  email: ({ wording }) => (wording === 'recipient' ? 'mail:reply.noAddress' : 'validation:email'),
  phone: 'validation:phone',
  'not-a-number': 'validation:notANumber',
  'budget-too-low': 'validation:budgetTooLow',
  'budget-too-high': 'validation:budgetTooHigh',
  number: ({ kind }) => `customers:numberErrors.${kind}`,
  'too-common': 'validation:account.commonPassword',
  mismatch: 'accounts:newPassword.mismatch',
  taken: 'users:errors.emailTaken',
  confirmation: 'users:errors.confirmation',
  'unknown-placeholder': 'mail:message.unknown-placeholder',
  'empty-placeholder': 'mail:message.empty-placeholder',
  host: 'mail:smtp.problems.host',
  port: 'mail:smtp.problems.port',
  'host-not-allowed': 'mail:smtp.problems.host-not-allowed',
  'password-needed': 'mail:smtp.problems.password-needed',
  'unencrypted-password': 'mail:smtp.problems.unencrypted-password',
  'sender-name': 'mail:smtp.problems.sender-name',
  'sender-address': 'mail:smtp.problems.sender-address',
  'name-missing': 'priceBook:library.rules.name-missing',
  'text-too-long': 'priceBook:library.rules.text-too-long',
  price: 'priceBook:library.rules.price',
  'out-of-range': 'priceBook:rules.out-of-range',
  reversed: 'priceBook:rules.reversed',
  'falls-with-size': 'priceBook:rules.falls-with-size',
  'falls-with-package': 'priceBook:rules.falls-with-package',
  'falls-with-parts': 'priceBook:rules.falls-with-parts',
  fixed: 'priceBook:rules.fixed',
  unchanged: 'priceBook:rules.unchanged',
  'password-minimum': 'settings:minimum.error',
  'invalid-colour': 'settings:look.colour.invalid',
  'too-light': 'settings:look.colour.tooLight',
  'no-svg': 'settings:look.logo.faults.no-svg',
  entities: 'settings:look.logo.faults.entities',
  'no-size': 'settings:look.logo.faults.no-size',
  'nothing-left': 'settings:look.logo.faults.nothing-left',
  'too-large': 'settings:look.logo.faults.too-large',
  'no-picture': 'settings:look.logo.faults.no-picture',
};

/** Formats an amount in minor units of a currency. */
export type FormatMoney = (minorUnits: number, currency: Currency) => string;

/** Returns the sentence for a broken rule, the same beside the field on screen and in the server's responses (C2). */
export function fieldIssueText(issue: FieldIssue, t: GetText, formatMoney: FormatMoney): string {
  const text = ruleTexts[issue.rule] as TextKey | ((issue: FieldIssue) => TextKey);
  return t(typeof text === 'string' ? text : text(issue), valuesOf(issue, formatMoney));
}

/** Values for the placeholders of the sentences. */
function valuesOf(issue: FieldIssue, formatMoney: FormatMoney): Record<string, string | number> {
  if ('currency' in issue) return { amount: formatMoney(issue.limit, issue.currency) };
  if ('limit' in issue) return { count: issue.limit, limit: issue.limit, minimum: issue.limit };
  if ('maximum' in issue) return { maximum: formatMoney(issue.maximum, 'EUR') };
  if ('bounds' in issue) return { ...issue.bounds, from: issue.bounds.minimum, to: issue.bounds.maximum };
  if ('name' in issue) return { name: issue.name };
  return 'readable' in issue ? { colour: issue.readable } : {};
}
