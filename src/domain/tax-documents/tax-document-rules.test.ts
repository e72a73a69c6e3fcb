import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { taxOn } from '../quotes/lines/totals.ts';
import { firstAdvanceRules } from '../settings/advance-rules.ts';
import { advanceClock, advanceDeadline } from './advance-clock.ts';
import { creditableOf, isBeyond } from './creditable.ts';
import { documentFigures, lessSums, sumUp } from './document-figures.ts';
import { formatDocumentNumber } from './document-number.ts';
import { isCareDue, periodAfter, periodAfterPause } from './recurring-invoice.ts';
import { settle } from './settlement.ts';
import { splitAddress } from './split-address.ts';
import { splitAdvance } from './split-advance.ts';
import { needsStructured } from './structured-duty.ts';

const rates = [2300, 1900, 500];
const anyTaxes = fc
  .tuple(...rates.map(() => fc.integer({ min: 0, max: 10_000_000 })))
  .map((nets) => nets.map((net, index) => ({ rate: rates[index] ?? 0, net, tax: taxOn(net, rates[index] ?? 0) })))
  .filter((taxes) => taxes.some(({ net }) => net > 0));

test('H11 the parts of an advance sum to the payment exactly, none is negative, and each tax is the remainder', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), anyTaxes, (payment, taxes) => {
      const parts = splitAdvance(payment, taxes);
      assert.equal(
        parts.reduce((sum, { net, tax }) => sum + net + tax, 0),
        payment,
      );
      for (const { rate, net, tax } of parts) {
        assert.ok(net >= 0 && tax >= 0);
        // Within half a cent of the exact base.
        assert.ok(Math.abs((net + tax) * 10_000 - net * (10_000 + rate)) * 2 <= 10_000 + rate);
      }
    }),
  );
});

test('H11 whatever advances are taken off, tax of advances and final invoice is the tax of the lines', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(payments, anyTaxes, (amounts, taxes) => {
      const advances = amounts.flatMap((amount) => splitAdvance(amount, taxes));
      const rest = lessSums(taxes, advances);
      assert.deepEqual(sumUp([...rest.taxes, ...advances]), sumUp(taxes));
    }),
  );
});

test('H11 credit notes of parts and then of the rest give back net and tax to the cent', () => {
  const line = (unitPrice: number) => ({
    id: 'a',
    name: '',
    description: '',
    unit: '',
    quantity: 1000,
    discount: null,
    unitPrice,
    taxRate: 2300,
  });
  const nothing = { received: [], advances: [], prepaid: 0 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 }), (parts) => {
      const whole = sumUp([{ rate: 2300, net: parts.reduce((sum, part) => sum + part, 0), tax: 0 }]);
      const invoice = documentFigures({ kind: 'invoice', lines: [line(whole.net)], ...nothing });
      let left = invoice.lineTotals.taxes;
      for (const part of parts) {
        const credit = documentFigures({ kind: 'credit_note', lines: [line(part)], ...nothing }, left);
        assert.equal(isBeyond(credit.totals.taxes, left), false);
        left = creditableOf({
          kind: 'invoice',
          lineTotals: sumUp(left),
          credited: credit.totals.taxes,
          takenOff: [],
        });
        assert.ok(left.every(({ net, tax }) => net >= 0 && tax >= 0));
      }
      assert.deepEqual(left, []);
    }),
  );
});

test('H11 nothing beyond what is left of a rate can be given back', () => {
  const left = [{ rate: 2300, net: 100, tax: 23 }];
  const of = (rate: number, net: number) => isBeyond([{ rate, net, tax: 0 }], left);
  assert.deepEqual([of(2300, 100), of(2300, 101), of(1900, 1), of(2300, -1)], [false, true, true, true]);
  const taken = { lineTotals: sumUp(left), credited: [], takenOff: left };
  assert.deepEqual(creditableOf({ kind: 'advance_tax', ...taken }), [], 'an advance goes back with its invoice');
  assert.deepEqual(creditableOf({ kind: 'credit_note', ...taken, takenOff: [] }), []);
});

test('H11 what was paid without a document is taken off once, and never more than is asked for', () => {
  const lines = [
    {
      id: 'a',
      name: '',
      description: '',
      unit: '',
      quantity: 1000,
      discount: null,
      unitPrice: 1000,
      taxRate: 0,
    },
  ];
  const of = (paid: number, accounted = 0) => settle(lines, { paid, accounted, advances: [] });
  const table = [of(0), of(400), of(1500), of(400, 400), of(300, 400)];
  assert.deepEqual(
    table.map(({ settlement, shortfall }) => [settlement.prepaid, shortfall]),
    [
      [0, 0],
      [400, 0],
      [1000, 0],
      [0, 0],
      [0, 100],
    ],
  );
});

test('H11 the document of a payment has fifteen days; from the tenth on it is urgent', () => {
  const table: [today: string, daysLeft: number, isUrgent: boolean][] = [
    ['2026-11-10', 15, false],
    ['2026-11-19', 6, false],
    ['2026-11-20', 5, true],
    ['2026-11-25', 0, true],
    ['2026-11-26', -1, true],
  ];
  for (const [today, daysLeft, isUrgent] of table) {
    const clock = advanceClock({ receivedOn: '2026-11-10', deadline: 'fifteen-days' }, today);
    assert.deepEqual(clock, { lastDay: '2026-11-25', daysLeft, isUrgent }, today);
  }
  const inDecember = (today: string) => advanceClock({ receivedOn: '2026-12-01', deadline: 'next-month' }, today);
  assert.deepEqual(inDecember('2027-01-09'), { lastDay: '2027-01-15', daysLeft: 6, isUrgent: false });
  assert.deepEqual(inDecember('2027-01-10'), { lastDay: '2027-01-15', daysLeft: 5, isUrgent: true });
});

test('H11 at home tax decides whether a payment needs its document; abroad the owner’s rule for the country does', () => {
  const taxed = { reason: 'private-abroad', rates: [2300] } as const;
  const reverse = { reason: 'reverse-charge', rates: [0] } as const;
  const outside = { reason: 'outside-eu', rates: [0] } as const;
  const rules = { SK: 'never', CZ: 'next-month', DK: 'fifteen-days', other: 'never' } as const;
  const table = [
    [{ tax: { ...taxed, reason: 'domestic' }, country: 'SK' }, 'fifteen-days', 'fifteen-days'],
    [{ tax: taxed, country: '' }, 'fifteen-days', 'fifteen-days'],
    [{ tax: taxed, country: 'CZ' }, 'fifteen-days', 'fifteen-days'],
    [{ tax: reverse, country: 'CZ' }, null, 'next-month'],
    [{ tax: reverse, country: 'DK' }, null, 'fifteen-days'],
    [{ tax: taxed, country: 'AT' }, 'fifteen-days', null],
    [{ tax: reverse, country: 'AT' }, null, null],
    [{ tax: outside, country: 'NO' }, null, null],
  ] as const;
  for (const [buyer, first, ruled] of table) {
    const deadlines = [firstAdvanceRules(), rules].map((each) => advanceDeadline(buyer, each));
    assert.deepEqual(deadlines, [first, ruled], `${buyer.country} ${buyer.tax.reason}`);
  }
  assert.equal(advanceDeadline({ tax: outside, country: 'NO' }, { ...rules, other: 'fifteen-days' }), null);
});

test('H11 each kind has numbers of its own', () => {
  const place = { year: 2026, sequence: 42 };
  assert.deepEqual(
    (['invoice', 'advance_tax', 'credit_note', 'correction'] as const).map((kind) => formatDocumentNumber(kind, place)),
    ['F2026-0042', 'ZD2026-0042', 'D2026-0042', 'O2026-0042'],
  );
  assert.equal(formatDocumentNumber('invoice', { year: 2026, sequence: 12_345 }), 'F2026-12345');
});

const addresses: [typed: string, street: string, postalCode: string, city: string][] = [
  ['Hlavná 1\n917 01 Trnava', 'Hlavná 1', '917 01', 'Trnava'],
  ['Hlavná 1, 917 01 Trnava', 'Hlavná 1', '917 01', 'Trnava'],
  ['Hlavná 1, Trnava', 'Hlavná 1', '', 'Trnava'],
  ['Hlavná 1\nTrnava 917 01\nSlovensko', 'Hlavná 1', '917 01', 'Trnava'],
  ['Vestergade 5, 2. tv., 8000 Aarhus C', 'Vestergade 5, 2. tv.', '8000', 'Aarhus C'],
  ['ul. Prosta 20, 00-850 Warszawa', 'ul. Prosta 20', '00-850', 'Warszawa'],
  ['Mariahilfer Straße 1, A-1060 Wien', 'Mariahilfer Straße 1', '1060', 'Wien'],
  ['Na Příkopě 1\n110 00\nPraha 1', 'Na Příkopě 1', '110 00', 'Praha 1'],
  ['Hlavná 1', 'Hlavná 1', '', ''],
  ['', '', '', ''],
];
for (const [typed, street, postalCode, city] of addresses) {
  test(`H11 an address is read in parts: ${JSON.stringify(typed)}`, () =>
    assert.deepEqual(splitAddress(typed), { street, city, postalCode }));
}

test('H11 months of care follow each other, and those of a pause are left out', () => {
  assert.deepEqual([periodAfter('2026-11'), periodAfter('2026-12')], ['2026-12', '2027-01']);
  const due = { nextPeriod: '2026-12', endsIn: null, day: 5 };
  assert.deepEqual([isCareDue(due, '2026-12-04'), isCareDue(due, '2026-12-05')], [false, true]);
  assert.equal(isCareDue({ ...due, endsIn: '2026-11' }, '2027-01-01'), false);
  const pause = { nextPeriod: '2026-12', day: 5 };
  assert.deepEqual(
    ['2027-03-05', '2027-03-06', '2026-11-30'].map((today) => periodAfterPause(pause, today)),
    ['2027-03', '2027-04', '2026-12'],
  );
});

test('H11 from 2027 on Slovak firms get structured invoices from a payer at home', () => {
  const firm = { kind: 'business', country: 'SK' } as const;
  const of = (changes: object) => needsStructured({ buyer: firm, isPayer: true, day: '2027-01-01', ...changes });
  assert.deepEqual(
    [of({}), of({ day: '2026-12-31' }), of({ isPayer: false }), of({ buyer: { ...firm, country: 'CZ' } })],
    [true, false, false, false],
  );
  assert.equal(of({ buyer: { ...firm, kind: 'private' } }), false);
});
