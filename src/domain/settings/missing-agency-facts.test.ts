import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstAgencyFacts } from './agency-facts.ts';
import { missingAgencyFacts } from './missing-agency-facts.ts';
import { firstQuoteSettings } from './quote-settings.ts';

const facts = {
  ...firstAgencyFacts(),
  legalForm: 'živnostník',
  register: 'Okresný úrad Trnava, živnostenský register',
  registerEntry: '250-12345',
};
const payer = { ...firstQuoteSettings(), taxStatuses: [{ from: '2026-01-01', status: 'payer' } as const] };
const at = { settings: payer, currency: 'EUR', day: '2026-11-23' } as const;

test('H1 a complete agency lacks nothing', () => assert.deepEqual(missingAgencyFacts(facts, at), []));

test('H1 before anything is filled in, documents lack the register, the legal form and the tax status', () => {
  assert.deepEqual(missingAgencyFacts(firstAgencyFacts(), { ...at, settings: firstQuoteSettings() }), [
    'legalForm',
    'register',
    'registerEntry',
    'taxStatus',
  ]);
});

test('H1 an account is needed for the currency, a VAT number for who has one, a tax number always', () => {
  assert.deepEqual(missingAgencyFacts(facts, { ...at, currency: 'DKK' }), ['account']);
  const bare = { ...facts, vatNumber: '', taxNumber: '' };
  assert.deepEqual(missingAgencyFacts(bare, at), ['taxNumber', 'vatNumber']);
  const notPayer = { ...payer, taxStatuses: [{ from: '2026-01-01', status: 'not-payer' } as const] };
  assert.deepEqual(missingAgencyFacts(bare, { ...at, settings: notPayer }), ['taxNumber']);
});

test('H1 a tax status of a later day does not count yet', () => {
  assert.deepEqual(missingAgencyFacts(facts, { ...at, day: '2025-12-31' }), ['taxStatus']);
});
