import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswersInCurrency, partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { answersSchema } from './answers-schema.ts';
import { emptyAnswers, lengthLimits } from './answers.ts';
import { featureIds } from './features.ts';
import { answersToFields, fieldsToAnswers } from './form-fields.ts';
import { checkContact } from '../contact/check-contact.ts';
import { contactLimits } from '../contact/contact-details.ts';

const accepts = (value: unknown) => answersSchema.safeParse(value).success;

test('C2 answers of every stage fit the schema, which changes nothing in them', () => {
  const any = fc.oneof(
    fc.constant(emptyAnswers),
    partialAnswers,
    completeAnswersInCurrency.map(({ answers }) => answers),
  );
  fc.assert(
    fc.property(any, (answers) => {
      assert.deepEqual(answersSchema.parse(answers), answers);
      assert.deepEqual(answersSchema.parse(JSON.parse(JSON.stringify(answers))), answers);
    }),
  );
});

test('C9 answers read from a form fit the schema', () => {
  fc.assert(
    fc.property(partialAnswers, (answers) => {
      const pairs = answersToFields(answers).map(([name, value]): [string, string[]] => [name, [value, value]]);
      return accepts(fieldsToAnswers(Object.fromEntries(pairs)));
    }),
  );
});

test('C2 texts fit up to their limit in characters, an emoji as one, space around as none', () => {
  const { customTrade, description, customBudget } = lengthLimits;
  const contact = contactLimits;
  const texts = Object.entries({ customTrade, description, customBudget });
  for (const sign of ['x', '🔨']) {
    for (const [field, limit] of texts) {
      assert.ok(accepts({ ...emptyAnswers, [field]: sign.repeat(limit) }), field);
      assert.ok(accepts({ ...emptyAnswers, [field]: ` ${sign.repeat(limit)}\n` }), field);
      assert.ok(!accepts({ ...emptyAnswers, [field]: sign.repeat(limit + 1) }), field);
    }
    for (const [field, limit] of Object.entries(contact)) {
      const withText = (length: number) => ({
        ...emptyAnswers,
        contact: { ...emptyAnswers.contact, [field]: sign.repeat(length) },
      });
      assert.ok(accepts(withText(limit)), field);
      assert.ok(!accepts(withText(limit + 1)), field);
    }
  }
});

test('C2 C6 the schema takes every name and company that the rules of the contact step find short enough', () => {
  const character = fc.constantFrom('x', 'ž', '🔨', '👩‍🔧', ' ', '\u00A0');
  const typed = fc.record({
    sign: character,
    length: fc.integer({ min: 50, max: 170 }),
    around: fc.constantFrom('', ' ', ' \n'),
  });
  fc.assert(
    fc.property(typed, ({ sign, length, around }) => {
      for (const field of ['name', 'company'] as const) {
        const contact = { ...emptyAnswers.contact, [field]: `${around}${sign.repeat(length)}${around}` };
        const isTooLong = checkContact(contact).some((issue) => issue.field === field && issue.rule === 'too-long');
        assert.equal(accepts({ ...emptyAnswers, contact }), !isTooLong, field);
      }
    }),
  );
});

test('C2 the schema refuses what no form of ours sends', () => {
  const { mode, ...withoutMode } = emptyAnswers;
  const { phone, ...withoutPhone } = emptyAnswers.contact;
  const refused: [why: string, value: unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a list', [emptyAnswers]],
    ['a text', JSON.stringify(emptyAnswers)],
    ['a missing key', withoutMode],
    ['a missing key of the contact', { ...emptyAnswers, contact: withoutPhone }],
    ['an unknown key', { ...emptyAnswers, colour: 'red' }],
    ['an unknown key of the contact', { ...emptyAnswers, contact: { ...emptyAnswers.contact, fax: '' } }],
    ['an own prototype key', JSON.parse(`{"__proto__":{},${JSON.stringify(emptyAnswers).slice(1)}`)],
    ['an objective twice', { ...emptyAnswers, objectives: ['build-trust', 'build-trust'] }],
    ['a feature twice', { ...emptyAnswers, features: ['blog', 'reviews', 'blog'] }],
    ['more features than there are', { ...emptyAnswers, features: [...featureIds, 'blog'] }],
    ['an unknown feature', { ...emptyAnswers, features: ['rocket'] }],
    ['an unknown trade', { ...emptyAnswers, trade: 'baker' }],
    ['an unknown mode', { ...emptyAnswers, mode: mode ?? 'fast' }],
    ['a list in place of a choice', { ...emptyAnswers, size: ['small'] }],
    ['a text in place of a list', { ...emptyAnswers, objectives: 'build-trust' }],
    ['a number in place of a text', { ...emptyAnswers, customBudget: 500 }],
    ['null in place of a text', { ...emptyAnswers, contact: { ...emptyAnswers.contact, phone: phone || null } }],
  ];
  for (const [why, value] of refused) assert.ok(!accepts(value), why);
});
