import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partialAnswers } from '#tests/support/requests/arbitrary-answers.ts';
import { answersSchema } from './answers-schema.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import type { FormFields } from '../pages/posted-fields.ts';
import { answersToFields, fieldsToAnswers } from './form-fields.ts';

/** Pairs as the server reads a form: a name that comes once as a text, a repeated one as a list. */
function collect(pairs: readonly (readonly [string, string])[]): FormFields {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}

const names = [
  'mode',
  'serviceType',
  'objectives',
  'trade',
  'customTrade',
  'features',
  'description',
  'size',
  'budget',
  'customBudget',
  'timeline',
  'name',
  'email',
  'phone',
  'company',
];

/** A field that no object literal can hold as its own, but a parsed body can. */
const withOwnPrototypeKey = JSON.parse(
  '{"__proto__":{"mode":"quick","objectives":["build-trust"]},"constructor":"quick","toString":"quick"}',
) as FormFields;

test('C9 answers come back from the fields of a form', () => {
  fc.assert(
    fc.property(partialAnswers, (answers) => {
      assert.deepEqual(fieldsToAnswers(collect(answersToFields(answers))), answers);
    }),
  );
});

test('C9 answers come back from a form sent as a browser sends it', () => {
  fc.assert(
    fc.property(partialAnswers, (answers) => {
      const sent = new URLSearchParams(answersToFields(answers)).toString();
      assert.deepEqual(fieldsToAnswers(collect([...new URLSearchParams(sent)])), answers);
    }),
  );
});

test('C9 what is unanswered has no field, and each chosen item one of its own', () => {
  assert.deepEqual(answersToFields(emptyAnswers), []);
  const answers: Answers = {
    ...emptyAnswers,
    mode: 'quick',
    objectives: ['attract-customers', 'build-trust'],
    contact: { ...emptyAnswers.contact, name: 'Jana' },
  };
  assert.deepEqual(answersToFields(answers), [
    ['mode', 'quick'],
    ['objectives', 'attract-customers'],
    ['objectives', 'build-trust'],
    ['name', 'Jana'],
  ]);
});

test('C9 what is none of the offered choices counts as unanswered', () => {
  const hostile: [why: string, fields: FormFields][] = [
    ['nothing', {}],
    ['undefined', Object.fromEntries(names.map((name) => [name, undefined]))],
    ['empty texts', Object.fromEntries(names.map((name) => [name, '']))],
    ['empty lists', Object.fromEntries(names.map((name) => [name, []]))],
    [
      'unknown names',
      { colour: 'red', Mode: 'quick', 'mode[]': 'quick', 'contact.name': 'Jana', 'contact[name]': 'x' },
    ],
    [
      'unknown choices',
      { mode: 'fast', serviceType: 'Website', trade: 'baker', size: 'xl', budget: '0', timeline: '1' },
    ],
    ['unknown items', { objectives: ['world-peace', 'BUILD-TRUST'], features: ['blog ', 'constructor', '__proto__'] }],
    ['names of the prototype', { mode: '__proto__', trade: 'constructor', size: 'toString', budget: 'hasOwnProperty' }],
    ['keys of the prototype', withOwnPrototypeKey],
    ['no prototype', Object.assign(Object.create(null) as FormFields, { mode: 'valueOf' })],
  ];
  for (const [why, fields] of hostile) assert.deepEqual(fieldsToAnswers(fields), emptyAnswers, why);
});

test('C9 a repeated field counts by its last value, a single one of a list as a list of one', () => {
  const answers = fieldsToAnswers({
    mode: ['quick', 'detailed'],
    trade: ['roofer', 'baker'],
    name: ['Jana', 'Eva'],
    objectives: 'build-trust',
    features: ['blog', 'reviews', 'blog', 'unknown'],
  });
  assert.deepEqual(answers, {
    ...emptyAnswers,
    mode: 'detailed',
    objectives: ['build-trust'],
    features: ['reviews', 'blog'],
    contact: { ...emptyAnswers.contact, name: 'Eva' },
  });
});

test('C9 any form gives answers of the right shape and leaves the prototype of objects alone', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }), fc.constant(undefined));
  const name = fc.oneof(
    fc.constantFrom(...names, '__proto__', 'constructor', 'prototype'),
    fc.string({ maxLength: 8 }),
  );
  const entries = fc.array(fc.tuple(name, value), { maxLength: 12 });
  fc.assert(
    fc.property(entries, (pairs) => {
      const fields = Object.fromEntries(pairs);
      const answers = fieldsToAnswers(fields);
      assert.deepEqual(Object.keys(answers), Object.keys(emptyAnswers));
      const short = { ...answers, customBudget: '', contact: emptyAnswers.contact };
      assert.ok(answersSchema.safeParse(short).success);
      assert.equal(({} as Record<string, unknown>)['mode'], undefined);
    }),
  );
});
