import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SignValues, readAcceptance, signFields } from './acceptance-fields.ts';

const values = (changes: Partial<SignValues>): SignValues => ({
  ...(Object.fromEntries(signFields.map((field) => [field, field])) as SignValues),
  kind: 'business',
  ...changes,
});

test('H5 a private person signs for no firm, and a firm asks for no early start', () => {
  const firm = readAcceptance(values({ acceptsTerms: 'yes', wantsExpressStart: 'yes' }));
  assert.deepEqual(
    [firm.signer.kind, firm.signer.company, firm.signer.role, firm.acceptsTerms, firm.wantsExpressStart],
    ['business', 'company', 'role', true, false],
  );
  const person = readAcceptance(values({ kind: 'private', acceptsTerms: '', wantsExpressStart: 'yes' }));
  assert.deepEqual(
    [person.signer.kind, person.signer.company, person.signer.companyNumber, person.signer.role],
    ['private', '', '', ''],
  );
  assert.deepEqual([person.acceptsTerms, person.wantsExpressStart], [false, true]);
});

test('H5 a signature is typed unless it was drawn', () => {
  assert.deepEqual(readAcceptance(values({ mark: '', signature: 'Ján' })).signature, { kind: 'typed', text: 'Ján' });
  const drawn = readAcceptance(values({ mark: 'drawn', strokes: '[[[1,2]]]' })).signature;
  assert.deepEqual(drawn, { kind: 'drawn', strokes: [[[1, 2]]] });
});
