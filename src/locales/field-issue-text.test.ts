import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrokenRule, FieldIssue, OtherWording, PublicWording } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { createGetText } from './create-get-text.ts';
import { fieldIssueText } from './field-issue-text.ts';
import { texts } from './texts.ts';

const languages = ['sk', 'cs', 'da', 'en'] as const satisfies Language[];
const bounds = { minimum: 1, maximum: 9 };

/** One issue for each rule, with the value that its sentence names. */
const issues: { [Rule in BrokenRule['rule']]: { issue: FieldIssue & { rule: Rule }; named?: string } } = {
  required: { issue: { field: 'name', rule: 'required' } },
  'too-short': { issue: { field: 'name', rule: 'too-short', limit: 2 }, named: '2' },
  'too-long': { issue: { field: 'name', rule: 'too-long', limit: 120 }, named: '120' },
  'text-too-long': { issue: { field: 'texts.sk.name', rule: 'text-too-long', limit: 120 }, named: '120' },
  email: { issue: { field: 'email', rule: 'email' } },
  phone: { issue: { field: 'phone', rule: 'phone' } },
  'not-a-number': { issue: { field: 'customBudget', rule: 'not-a-number' } },
  'budget-too-low': {
    issue: { field: 'customBudget', rule: 'budget-too-low', limit: 10_000, currency: 'EUR' },
    named: '100 EUR',
  },
  'budget-too-high': {
    issue: { field: 'customBudget', rule: 'budget-too-high', limit: 20_000, currency: 'DKK' },
    named: '200 DKK',
  },
  number: { issue: { field: 'companyNumber', rule: 'number', kind: 'ico' } },
  'too-common': { issue: { field: 'password', rule: 'too-common' } },
  mismatch: { issue: { field: 'repeated', rule: 'mismatch' } },
  'already-member': { issue: { field: 'email', rule: 'already-member' } },
  taken: { issue: { field: 'email', rule: 'taken' } },
  confirmation: { issue: { field: 'confirmation', rule: 'confirmation' } },
  'unknown-placeholder': { issue: { field: 'body', rule: 'unknown-placeholder', name: '{{meno}}' }, named: '{{meno}}' },
  'empty-placeholder': { issue: { field: 'body', rule: 'empty-placeholder', name: '{{price}}' }, named: '{{price}}' },
  unfilled: { issue: { field: 'body', rule: 'unfilled', name: '{{price}}' }, named: '{{price}}' },
  host: { issue: { field: 'host', rule: 'host' } },
  port: { issue: { field: 'port', rule: 'port' } },
  folder: { issue: { field: 'folder', rule: 'folder' } },
  'other-folder': { issue: { field: 'moveTo', rule: 'other-folder' } },
  'host-not-allowed': { issue: { field: 'host', rule: 'host-not-allowed' } },
  'password-needed': { issue: { field: 'password', rule: 'password-needed' } },
  'unencrypted-password': { issue: { field: 'security', rule: 'unencrypted-password' } },
  'sender-name': { issue: { field: 'senderName', rule: 'sender-name' } },
  'sender-address': { issue: { field: 'senderAddress', rule: 'sender-address' } },
  'name-missing': { issue: { field: 'texts.sk.name', rule: 'name-missing' } },
  price: { issue: { field: 'unitPrice', rule: 'price', maximum: 500_00 }, named: '500 EUR' },
  'out-of-range': { issue: { field: 'base', rule: 'out-of-range', bounds }, named: '9' },
  reversed: { issue: { field: 'base', rule: 'reversed' } },
  'falls-with-size': { issue: { field: 'base', rule: 'falls-with-size' } },
  'falls-with-package': { issue: { field: 'packages', rule: 'falls-with-package' } },
  'falls-with-parts': { issue: { field: 'installmentsAbove', rule: 'falls-with-parts' } },
  fixed: { issue: { field: 'packages', rule: 'fixed' } },
  unchanged: { issue: { field: 'content', rule: 'unchanged' } },
  'password-minimum': { issue: { field: 'minimumPasswordLength', rule: 'password-minimum', bounds }, named: '9' },
  'invalid-colour': { issue: { field: 'colour', rule: 'invalid-colour' } },
  'too-light': { issue: { field: 'colour', rule: 'too-light', readable: '#8a5a00' }, named: '#8a5a00' },
  'no-svg': { issue: { field: 'logo', rule: 'no-svg' } },
  entities: { issue: { field: 'logo', rule: 'entities' } },
  'no-size': { issue: { field: 'logo', rule: 'no-size' } },
  'nothing-left': { issue: { field: 'logo', rule: 'nothing-left' } },
  'too-large': { issue: { field: 'logo', rule: 'too-large' } },
  'no-picture': { issue: { field: 'logo', rule: 'no-picture' } },
  'link-address': { issue: { field: 'items.a.shared.link', rule: 'link-address' } },
  'forbidden-characters': { issue: { field: 'items.a.texts.sk.question', rule: 'forbidden-characters' } },
  'listed-twice': { issue: { field: 'items', rule: 'listed-twice' } },
  'day-unknown': { issue: { field: 'items.a.shared.until', rule: 'day-unknown' } },
  'picture-unknown': { issue: { field: 'head.shared.portrait', rule: 'picture-unknown' } },
  'whole-in-no-language': { issue: { field: 'items.a', rule: 'whole-in-no-language' } },
  'placeholder-unknown': {
    issue: { field: 'items.a.texts.sk.question', rule: 'placeholder-unknown', name: '{{meno}}' },
    named: '{{meno}}',
  },
  'number-missing': {
    issue: { field: 'items.a.texts.sk.figure', rule: 'number-missing', placeholder: '{{number}}' },
    named: '{{number}}',
  },
  'number-not-counted': {
    issue: { field: 'items.a.texts.sk.figure', rule: 'number-not-counted', placeholder: '{{number}}' },
    named: '{{number}}',
  },
  'too-many': { issue: { field: 'items', rule: 'too-many', limit: 100 }, named: '100' },
  'no-line': { issue: { field: 'any', rule: 'no-line' } },
  unreadable: { issue: { field: 'any', rule: 'unreadable' } },
  'no-quantity': { issue: { field: 'any', rule: 'no-quantity' } },
  'discount-too-large': { issue: { field: 'any', rule: 'discount-too-large' } },
  'option-bounds': { issue: { field: 'any', rule: 'option-bounds' } },
  'tax-rate': { issue: { field: 'any', rule: 'tax-rate' } },
  'negative-total': { issue: { field: 'any', rule: 'negative-total' } },
  'delivery-ahead': { issue: { field: 'lines', rule: 'delivery-ahead' } },
  'no-advance-document': { issue: { field: 'lines', rule: 'no-advance-document' } },
  'credit-too-large': { issue: { field: 'lines', rule: 'credit-too-large' } },
  'correction-of-sums': { issue: { field: 'lines', rule: 'correction-of-sums' } },
  'advance-given-back': { issue: { field: 'advances', rule: 'advance-given-back' } },
  'payment-in-invoice': { issue: { field: 'amount', rule: 'payment-in-invoice' } },
  'payments-changed': { issue: { field: 'lines', rule: 'payments-changed' } },
  'day-over': { issue: { field: 'any', rule: 'day-over' } },
  'day-ahead': { issue: { field: 'any', rule: 'day-ahead' } },
  'delivery-before-start': { issue: { field: 'any', rule: 'delivery-before-start' } },
  'exchange-rate-missing': { issue: { field: 'any', rule: 'exchange-rate-missing' } },
  'plan-no-part': { issue: { field: 'any', rule: 'plan-no-part' } },
  'plan-too-many-parts': { issue: { field: 'any', rule: 'plan-too-many-parts' } },
  'plan-shares': { issue: { field: 'any', rule: 'plan-shares' } },
  'plan-milestone-missing': { issue: { field: 'any', rule: 'plan-milestone-missing' } },
  'plan-signing-not-first': { issue: { field: 'any', rule: 'plan-signing-not-first' } },
  'payment-amount': { issue: { field: 'any', rule: 'payment-amount' } },
  'payment-more-than-paid': { issue: { field: 'any', rule: 'payment-more-than-paid' } },
  'payment-request-unknown': { issue: { field: 'any', rule: 'payment-request-unknown' } },
  'payment-request-twice': { issue: { field: 'any', rule: 'payment-request-twice' } },
  'payment-request-closed': { issue: { field: 'any', rule: 'payment-request-closed' } },
  'payment-currency': { issue: { field: 'any', rule: 'payment-currency' } },
  'payment-more-than-asked': { issue: { field: 'any', rule: 'payment-more-than-asked' } },
  iban: { issue: { field: 'any', rule: 'iban' } },
  bic: { issue: { field: 'any', rule: 'bic' } },
  'fik-creditor': { issue: { field: 'any', rule: 'fik-creditor' } },
  'web-address': { issue: { field: 'any', rule: 'web-address' } },
  'https-address': { issue: { field: 'any', rule: 'https-address' } },
  'milestone-weight': { issue: { field: 'any', rule: 'milestone-weight' } },
  'nothing-given': { issue: { field: 'any', rule: 'nothing-given' } },
  duration: { issue: { field: 'any', rule: 'duration' } },
  'duration-too-long': { issue: { field: 'any', rule: 'duration-too-long' } },
  'timer-shorter': { issue: { field: 'any', rule: 'timer-shorter' } },
  'time-ahead': { issue: { field: 'any', rule: 'time-ahead' } },
  'provider-address': { issue: { field: 'any', rule: 'provider-address' } },
  'provider-secret': { issue: { field: 'any', rule: 'provider-secret' } },
  'exchange-rate': { issue: { field: 'any', rule: 'exchange-rate' } },
  'option-unknown': { issue: { field: 'any', rule: 'option-unknown' } },
  'option-outside': { issue: { field: 'any', rule: 'option-outside' } },
  'signature-missing': { issue: { field: 'any', rule: 'signature-missing' } },
  'signature-short': { issue: { field: 'any', rule: 'signature-short' } },
  'terms-unaccepted': { issue: { field: 'any', rule: 'terms-unaccepted' } },
  'code-wrong': { issue: { field: 'any', rule: 'code-wrong' } },
  'code-over': { issue: { field: 'any', rule: 'code-over' } },
  'business-only': { issue: { field: 'any', rule: 'business-only' } },
  'same-day': { issue: { field: 'any', rule: 'same-day' } },
  days: { issue: { field: 'validDays', rule: 'days', bounds }, named: '9' },
};

const getTexts = new Map(languages.map((language) => [language, createGetText(language, texts[language])]));

function textOf(issue: FieldIssue, language: Language): string {
  const t = getTexts.get(language);
  assert.ok(t, language);
  return fieldIssueText(issue, t, (amount, currency) => `${amount / 100} ${currency}`);
}

describe('fieldIssueText', () => {
  for (const language of languages) {
    test(`B1 C2 every rule has a sentence in ${language} that names its limit`, () => {
      for (const { issue, named } of Object.values(issues)) {
        const text = textOf(issue, language);
        assert.match(text, /\s/, `${issue.rule} is a sentence: ${text}`);
        if (named !== undefined) assert.ok(text.includes(named), `${issue.rule}: ${text}`);
        const rest = named === undefined ? text : text.replace(named, '');
        assert.doesNotMatch(rest, /\{\{/, `${issue.rule} has no open placeholder: ${text}`);
      }
    });
  }

  test('C2 a missing value is asked for by its own sentence where it has one', () => {
    const required = (wording?: PublicWording | OtherWording) =>
      textOf({ field: 'x', rule: 'required', ...(wording && { wording }) } as FieldIssue, 'sk');
    const { validation, contact, mail } = texts.sk;
    assert.equal(required(), validation.required);
    assert.equal(required('serviceType'), validation.choose.serviceType);
    assert.equal(required('contact-message'), contact.errors.message);
    assert.equal(required('mail-host'), mail.smtp.missing.host);
  });

  test('F2 F4 a short password is refused by the sentence of its form', () => {
    const short = { field: 'password', rule: 'too-short', limit: 8 } as const;
    assert.equal(textOf(short, 'sk'), 'Zadajte aspoň 8 znakov.');
    assert.match(textOf({ ...short, wording: 'credentials' }, 'sk'), /heslo aspoň 8 znakov/);
    assert.equal(textOf({ ...short, wording: 'new-password' }, 'sk'), 'Nové heslo musí mať aspoň 8 znakov');
  });

  test('C2 plural forms follow the limit', () => {
    const short = (limit: number) => textOf({ field: 'name', rule: 'too-short', limit }, 'sk');
    assert.deepEqual([short(2), short(10)], ['Zadajte aspoň 2 znaky.', 'Zadajte aspoň 10 znakov.']);
  });
});
