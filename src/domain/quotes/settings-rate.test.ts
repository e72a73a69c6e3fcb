import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExchangeRate } from './content/quote-content.ts';
import { offeredRate } from './settings-rate.ts';

const rate: ExchangeRate = { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };
const settings = { exchangeRates: [{ currency: 'CZK' as const, ...rate }] };

const table: [fact: string, own: ExchangeRate | null, isNewer: boolean | null][] = [
  ['has none yet', null, false],
  ['has the same', rate, null],
  ['has one of an earlier day', { ...rate, day: '2026-11-19' }, true],
  ['has one of a later day', { ...rate, millionths: 25_200_000, day: '2026-11-21' }, false],
  ['has another one of the same day', { ...rate, source: 'ČNB' }, false],
  ['has one without a day', { ...rate, day: '' }, false],
];

for (const [fact, own, isNewer] of table) {
  test(`H1 to a draft that ${fact} the settings offer ${isNewer === null ? 'nothing' : isNewer ? 'a newer rate' : 'their rate'}`, () => {
    const offered = offeredRate({ currency: 'CZK', exchangeRate: own }, settings);
    assert.deepEqual(offered, isNewer === null ? null : { rate, isNewer });
  });
}

test('H1 settings without a rate of the currency offer nothing', () => {
  assert.equal(offeredRate({ currency: 'DKK', exchangeRate: null }, settings), null);
});
