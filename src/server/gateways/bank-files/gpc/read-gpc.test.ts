import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MadeGpcEntry, gpcFile, inWindows1250 } from '#tests/support/documents/bank-files.ts';
import { readBankFile } from '../read-bank-file.ts';

const read = (text: string) => readBankFile({ bytes: inWindows1250(text), account: '', currency: '', profiles: [] });

function entriesOf(entries: readonly MadeGpcEntry[], kind = {}) {
  const result = read(gpcFile(entries, kind));
  assert.equal(result.outcome, 'read', JSON.stringify(result));
  return result.outcome === 'read' ? result.entries : [];
}

test('H9 GPC gives account, sum, currency, symbol, payer and day of each movement', () => {
  const [first, second] = entriesOf([
    { amount: 2_420_000, symbol: '2600000018', name: 'ŽOFIE NOVÁKOVÁ', reference: '77' },
    { amount: -50_00, currency: 'EUR', counter: '0'.repeat(16), extra: 'poplatek VS 123' },
  ]);
  assert.deepEqual(first, {
    reference: '2026-11-20 77 2420000',
    bookedOn: '2026-11-20',
    amount: 2_420_000,
    currency: 'CZK',
    account: '0000000000123457',
    counterAccount: '19-2000145399/0800',
    counterName: 'ŽOFIE NOVÁKOVÁ',
    variableSymbol: '2600000018',
    message: '',
  });
  assert.deepEqual(
    [second?.amount, second?.currency, second?.counterAccount, second?.message, second?.variableSymbol],
    [-50_00, 'EUR', '', 'poplatek VS 123', '123'],
  );
});

const codes: [what: string, entries: MadeGpcEntry[], isSavingsBank: boolean, amounts: number[]][] = [
  ['credit that was taken back is negative', [{ amount: 100 }, { amount: 100, code: '5' }], false, [100, -100]],
  ['debit that was taken back is no payment', [{ amount: -100 }, { amount: 100, code: '4' }], false, [-100]],
  ['savings bank’s code for it is no payment either', [{ amount: 100, code: '3' }, { amount: 7 }], true, [7]],
  [
    'savings bank’s credit that was taken back is negative',
    [{ amount: 100 }, { amount: 100, code: '4' }],
    true,
    [100, -100],
  ],
];
for (const [what, entries, isSavingsBank, amounts] of codes) {
  test(`H9 GPC: a ${what}`, () =>
    assert.deepEqual(
      entriesOf(entries, { isSavingsBank }).map(({ amount }) => amount),
      amounts,
    ));
}

const file = gpcFile([{ amount: 100 }, { amount: 250 }]);
const broken: [what: string, text: string, rule: string, line: number][] = [
  ['a letter in a sum', file.replace('000000000250', '00000000O250'), 'amount', 3],
  ['an unknown code', file.replace('0000000002502', '0000000002509'), 'amount', 3],
  [
    'a day that does not exist',
    file
      .replaceAll('201126\r\n', '311126\r\n')
      .replaceAll('0201126', '0311126')
      .replaceAll('308' + '0'.repeat(10) + '201126', '308' + '0'.repeat(10) + '311126'),
    'day',
    2,
  ],
  ['a currency without a name', file.replaceAll('0203201126', '0999201126'), 'currency', 2],
  ['a line of something else', file.replace('\r\n075', '\r\nhello\r\n075'), 'broken', 2],
  ['a movement that is missing', file.split('\r\n').toSpliced(2, 1).join('\r\n'), 'sums', 1],
  ['a line that was cut', file.slice(0, -20), 'truncated', 3],
  ['a head that was cut', file.slice(0, 60), 'truncated', 1],
];
for (const [what, text, rule, line] of broken) {
  test(`H9 GPC with ${what} says where`, () =>
    assert.deepEqual(read(text), { outcome: 'refused', fault: { rule, line, entry: null } }));
}
