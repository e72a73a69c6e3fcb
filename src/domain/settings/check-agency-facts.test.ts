import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstAgencyFacts, registrationOf } from './agency-facts.ts';
import { checkAgencyFacts, cleanAgencyFacts } from './check-agency-facts.ts';

const first = firstAgencyFacts();
const broken = (change: Partial<typeof first>) =>
  checkAgencyFacts(cleanAgencyFacts({ ...first, ...change })).map(({ field, rule }) => `${field} ${rule}`);

test('D1 the sample of the brand keeps the rules, and so does an agency that does not pay VAT', () => {
  assert.deepEqual([broken({}), broken({ vatNumber: '' }), broken({ taxNumber: '' })], [[], [], []]);
});

test('D1 numbers need the right digits, and the company number is needed', () => {
  assert.deepEqual(broken({ companyNumber: '54 321 098' }), ['companyNumber number']);
  assert.deepEqual(broken({ companyNumber: ' ' }), ['companyNumber required']);
  assert.deepEqual(broken({ vatNumber: 'SK1123456789', taxNumber: '123' }), ['taxNumber number', 'vatNumber number']);
});

test('D1 an entry goes with its register, and no fact is longer than a line of the footer can carry', () => {
  assert.deepEqual(broken({ registerEntry: '430-12345' }), ['register required']);
  assert.deepEqual(broken({ register: 'x'.repeat(201) }), ['register too-long']);
});

test('D1 numbers are stored in one form, texts without blanks at their ends', () => {
  const typed = { ...first, companyNumber: '54 321 093', vatNumber: 'sk 1122334400', legalForm: ' živnostník ' };
  const { companyNumber, vatNumber, legalForm } = cleanAgencyFacts(typed);
  assert.deepEqual([companyNumber, vatNumber, legalForm], ['54321093', 'SK1122334400', 'živnostník']);
  assert.equal(registrationOf({ ...first, register: 'Register', registerEntry: '430-12345' }), 'Register, 430-12345');
  assert.equal(registrationOf(first), '');
});
