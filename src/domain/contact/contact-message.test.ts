import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Language, languages } from '#domain/languages.ts';
import { contactMessageToFields, fieldsToContactMessage } from './contact-fields.ts';
import { contactMessageSchema } from './contact-message-schema.ts';
import { checkContactMessage } from './check-contact-message.ts';
import {
  type ContactMessage,
  contactBudgetAmounts,
  contactBudgetLimits,
  contactBudgets,
  contactServices,
  contactTimelines,
  emptyContactMessage,
  messageLimit,
  trimContactMessage,
} from './contact-message.ts';

const complete: ContactMessage = {
  ...emptyContactMessage,
  contact: { name: 'Jana', email: 'jana@strechy.example', phone: '', company: '' },
  message: 'Ahoj',
};

test('E1 name, address and message are required, all else may stay open', () => {
  assert.deepEqual(checkContactMessage(complete), []);
  assert.deepEqual(
    checkContactMessage(emptyContactMessage).map(({ field, rule }) => `${field} ${rule}`),
    ['name required', 'email required', 'message required'],
  );
});

test('E1 a message is counted in characters without the blanks around it', () => {
  const of = (message: string) => checkContactMessage({ ...complete, message });
  assert.deepEqual(of(` ${'🏠'.repeat(messageLimit)} `), []);
  assert.deepEqual(of('🏠'.repeat(messageLimit + 1)), [{ field: 'message', rule: 'too-long', limit: messageLimit }]);
  assert.deepEqual(of(' \n '), [{ field: 'message', rule: 'required', wording: 'contact-message' }]);
});

test('E1 the shape takes the longest message that the rule takes, whatever it is made of, and no longer one', () => {
  for (const sign of ['x', '🏠']) {
    for (const [length, isTaken] of [
      [messageLimit, true],
      [messageLimit + 1, false],
    ] as const) {
      const message = { ...complete, message: `${sign.repeat(length)}\n` };
      assert.equal(contactMessageSchema.safeParse(message).success, isTaken, `${length} ${sign}`);
      assert.equal(checkContactMessage(message).length === 0, isTaken, `${length} ${sign}`);
    }
  }
});

test('E1 the budget bands join without a gap', () => {
  const limits = contactBudgets.map((budget) => contactBudgetLimits[budget]);
  assert.equal(limits[0]?.minimum, null);
  assert.equal(limits.at(-1)?.maximum, null);
  for (const [index, { maximum }] of limits.slice(0, -1).entries()) assert.equal(limits[index + 1]?.minimum, maximum);
});

test("E1 a band is named in the visitor's currency", () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const ranges: Record<Language, string> = {
    sk: '1 500–3 500 €',
    cs: '37 500–87 500 Kč',
    da: '11.175–26.075 kr',
    en: '€1,500–€3,500',
  };
  for (const language of languages) {
    assert.equal(plain(contactBudgetAmounts('medium', language).range), ranges[language]);
  }
  const { minimum, maximum, range } = contactBudgetAmounts('small', 'sk');
  assert.deepEqual([minimum, plain(maximum), range], ['', '1 500 €', '']);
});

test('E1 a message survives the way through form fields', () => {
  const text = fc.string().map((value) => value.replaceAll(/\0|\r\n/g, ''));
  const message = fc.record(
    {
      contact: fc.record({ name: text, email: text, phone: text, company: text }, { noNullPrototype: true }),
      service: fc.option(fc.constantFrom(...contactServices)),
      budget: fc.option(fc.constantFrom(...contactBudgets)),
      timeline: fc.option(fc.constantFrom(...contactTimelines)),
      message: text,
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(message, (given) => {
      assert.deepEqual(fieldsToContactMessage(contactMessageToFields(given)), given);
    }),
  );
});

test('E1 a trimmed message fits the shape', () => {
  const padded = { ...complete, contact: { ...complete.contact, name: ' Jana ' }, message: '\n Ahoj ' };
  const trimmed = trimContactMessage(padded);
  assert.deepEqual(trimmed, complete);
  assert.ok(contactMessageSchema.safeParse(trimmed).success);
  assert.equal(contactMessageSchema.safeParse({ ...trimmed, service: 'e-shop' }).success, false);
});
