import type { FieldIssue, OtherRule, OtherWording, PublicIssue, QuoteRule } from '#domain/field-issue.ts';
import { type FormatMoney, publicIssueText, publicRuleTexts } from './public-issue-text.ts';
import type { GetText, TextKey } from './text-key.ts';

type OtherIssue = { field: string } & (OtherRule | QuoteRule);
type OwnRule = Exclude<OtherRule['rule'], PublicIssue['rule'] | 'number'>;

/** Sentences of other areas that ask for a value. */
const requiredTexts: Record<OtherWording, TextKey> = {
  'current-password': 'accounts:newPassword.currentMissing',
  'new-password': 'accounts:newPassword.missing',
  'repeated-password': 'accounts:newPassword.repeatMissing',
  'login-code': 'accounts:code.missing',
  'passkey-name': 'portal:settings.passkeys.nameMissing',
  'contact-message': 'contact:errors.message',
  'invited-email': 'users:errors.emailMissing',
  'template-name': 'mail:message.missing.name',
  'mail-subject': 'mail:message.missing.subject',
  'mail-body': 'mail:message.missing.body',
  'mail-host': 'mail:smtp.missing.host',
  'mail-username': 'mail:smtp.missing.username',
  'mail-password': 'mail:smtp.missing.password',
};

/** Sentences of the rules that the configurator does not have. */
const ruleTexts: Record<OwnRule, TextKey> = {
  mismatch: 'accounts:newPassword.mismatch',
  'too-common': 'validation:account.commonPassword',
  taken: 'users:errors.emailTaken',
  'already-member': 'firms:alreadyMember',
  confirmation: 'users:errors.confirmation',
  'unknown-placeholder': 'mail:message.unknown-placeholder',
  'empty-placeholder': 'mail:message.empty-placeholder',
  unfilled: 'threads:composer.unfilled',
  host: 'mail:smtp.problems.host',
  port: 'mail:smtp.problems.port',
  'host-not-allowed': 'mail:smtp.problems.host-not-allowed',
  'password-needed': 'mail:smtp.problems.password-needed',
  'unencrypted-password': 'mail:smtp.problems.unencrypted-password',
  'sender-name': 'mail:smtp.problems.sender-name',
  'sender-address': 'mail:smtp.problems.sender-address',
  folder: 'inboundMail:mailbox.problems.folder',
  'other-folder': 'inboundMail:mailbox.problems.other-folder',
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
  'link-address': 'contentRules:link-address',
  'forbidden-characters': 'contentRules:forbidden-characters',
  'listed-twice': 'contentRules:listed-twice',
  'day-unknown': 'contentRules:day-unknown',
  'picture-unknown': 'contentRules:picture-unknown',
  'whole-in-no-language': 'contentRules:whole-in-no-language',
  'placeholder-unknown': 'contentRules:placeholder-unknown',
  'number-missing': 'contentRules:number-missing',
  'number-not-counted': 'contentRules:number-not-counted',
  'too-many': 'contentRules:too-many',
};

/**
 * Returns the sentence for a broken rule, the same beside the field on screen and in the server's responses (C2). The
 * configurator imports `publicIssueText` alone, so that visitors do not load all the other sentences.
 */
export function fieldIssueText(issue: FieldIssue, t: GetText, formatMoney: FormatMoney): string {
  if (isPublic(issue)) return publicIssueText(issue, t, formatMoney);
  return t(keyOf(issue), valuesOf(issue, formatMoney));
}

/** Wordings of rules that the configurator has with another sentence. */
const otherWordings: readonly string[] = [
  ...Object.keys(requiredTexts),
  'credentials',
  'new-password',
  'message',
  'recipient',
];

function isPublic(issue: FieldIssue): issue is PublicIssue {
  if (issue.rule !== 'required' && !(issue.rule in publicRuleTexts)) return false;
  return !('wording' in issue) || !otherWordings.includes(issue.wording ?? '');
}

const isOwn = (rule: OwnRule | QuoteRule['rule']): rule is OwnRule => rule in ruleTexts;

function keyOf(issue: OtherIssue): TextKey {
  switch (issue.rule) {
    case 'required':
      return requiredTexts[issue.wording];
    case 'too-short':
      return issue.wording === 'credentials' ? 'validation:account.tooShort' : 'validation:account.newPasswordTooShort';
    case 'too-long':
      return 'mail:message.tooLong';
    case 'email':
      return 'mail:reply.noAddress';
    case 'number':
      return `customers:numberErrors.${issue.kind}`;
    default:
      return isOwn(issue.rule) ? ruleTexts[issue.rule] : `quoteRules:${issue.rule}`;
  }
}

/** Values for the placeholders of the sentences. */
function valuesOf(issue: OtherIssue, formatMoney: FormatMoney): Record<string, string | number> {
  if ('limit' in issue) return { limit: issue.limit, minimum: issue.limit };
  if ('maximum' in issue) return { maximum: formatMoney(issue.maximum, 'EUR') };
  if ('bounds' in issue) return { ...issue.bounds, from: issue.bounds.minimum, to: issue.bounds.maximum };
  if ('name' in issue) return { name: issue.name };
  if ('placeholder' in issue) return { placeholder: issue.placeholder };
  return 'readable' in issue ? { colour: issue.readable } : {};
}
