import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fikLineOf } from '../payments/danish-account.ts';
import { checkDigitOf, variableSymbolOf } from '../payments/variable-symbol.ts';
import { type EntryToMatch, type MatchCandidate, matchEntries, sumsToLookUp, symbolsNamedBy } from './match-entry.ts';

const account = 'SK4211000000002620106540';
const symbol = variableSymbolOf({ year: 2026, sequence: 42 });

const request: MatchCandidate = {
  id: 'request',
  status: 'requested',
  variableSymbol: symbol,
  hasOtherSymbol: false,
  currency: 'EUR',
  amount: 120_000,
  paid: 0,
  account,
  payerName: 'Pekáreň Žofia s.r.o.',
};

const entry: EntryToMatch = {
  id: 'entry',
  state: 'open',
  reference: 'R1',
  bookedOn: '2026-11-20',
  amount: 120_000,
  currency: 'EUR',
  account,
  counterAccount: '',
  counterName: '',
  variableSymbol: symbol,
  message: '',
};

type Case = {
  what: string;
  entry?: Partial<EntryToMatch>;
  request?: Partial<MatchCandidate>;
  kind: string;
  why?: string | null;
};

const cases: Case[] = [
  { what: 'symbol, sum, currency and account agree', kind: 'matched', why: null },
  {
    what: 'the rest of a request is paid',
    request: { paid: 20_000 },
    entry: { amount: 100_000 },
    kind: 'matched',
    why: null,
  },
  {
    what: 'GPC gives the account without its bank',
    entry: { account: '0000002620106540' },
    kind: 'matched',
    why: null,
  },
  {
    what: 'the account is written in the local way',
    entry: { account: '2620106540/1100' },
    kind: 'matched',
    why: null,
  },
  {
    what: 'the account is of another bank',
    entry: { account: '2620106540/0800' },
    kind: 'likely',
    why: 'other-account',
  },
  { what: 'the request names no account', request: { account: '' }, kind: 'likely', why: 'other-account' },
  { what: 'less came', entry: { amount: 50_000 }, kind: 'likely', why: 'part-payment' },
  { what: 'more came', entry: { amount: 120_001 }, kind: 'likely', why: 'overpayment' },
  { what: 'the currency is another', entry: { currency: 'CZK' }, kind: 'likely', why: 'other-currency' },
  {
    what: 'the symbol stands in the message',
    entry: { variableSymbol: '', message: `platba ${symbol}, vdaka` },
    kind: 'likely',
    why: 'symbol-in-message',
  },
  {
    what: 'another symbol stands in its field',
    entry: { variableSymbol: '7', message: symbol },
    kind: 'likely',
    why: 'symbol-in-message',
  },
  {
    what: 'the message holds the line of a Danish payment slip',
    entry: { variableSymbol: '', message: fikLineOf({ creditor: '12345678', reference: symbol }) ?? '' },
    kind: 'likely',
    why: 'symbol-in-message',
  },
  {
    what: 'such a line has a wrong check digit',
    entry: { variableSymbol: '', message: `0000${symbol}${(checkDigitOf(`0000${symbol}`) + 1) % 10}` },
    kind: 'unknown',
  },
  { what: 'a longer number holds the symbol', entry: { variableSymbol: '', message: `1${symbol}` }, kind: 'unknown' },
  {
    what: 'sum and name are alike',
    entry: { variableSymbol: '', counterName: 'PEKAREN ZOFIA SRO' },
    kind: 'likely',
    why: 'amount-and-name',
  },
  {
    what: 'only the name is alike',
    entry: { variableSymbol: '', counterName: 'PEKAREN ZOFIA', amount: 1 },
    kind: 'unknown',
  },
  { what: 'only the sum agrees', entry: { variableSymbol: '', counterName: 'Autoservis' }, kind: 'unknown' },
  { what: 'no name is given', entry: { variableSymbol: '' }, kind: 'unknown' },
  {
    what: 'the symbol is of a cancelled request',
    request: { hasOtherSymbol: true },
    kind: 'likely',
    why: 'symbol-of-cancelled',
  },
  {
    what: 'the message names the symbol of a cancelled request',
    request: { hasOtherSymbol: true },
    entry: { variableSymbol: '', message: symbol },
    kind: 'likely',
    why: 'symbol-of-cancelled',
  },
  {
    what: 'the symbol is of a cancelled request in another currency',
    request: { hasOtherSymbol: true },
    entry: { currency: 'CZK' },
    kind: 'likely',
    why: 'other-currency',
  },
  {
    what: 'the request is paid already',
    request: { status: 'confirmed', paid: 120_000 },
    kind: 'likely',
    why: 'paid-twice',
  },
  {
    what: 'the message names a paid request',
    request: { status: 'confirmed', paid: 120_000 },
    entry: { variableSymbol: '', message: symbol },
    kind: 'likely',
    why: 'paid-twice',
  },
  { what: 'money has left', entry: { amount: -120_000 }, kind: 'outgoing' },
  { what: 'nothing has moved', entry: { amount: 0 }, kind: 'outgoing' },
  { what: 'it was booked before', entry: { state: 'booked' }, kind: 'known' },
  { what: 'it was put aside', entry: { state: 'dismissed' }, kind: 'known' },
];

for (const { what, kind, why, ...changes } of cases) {
  test(`H9 where ${what}, an entry is ${kind}`, () => {
    const match = matchEntries([{ ...entry, ...changes.entry }], [{ ...request, ...changes.request }]).get('entry');
    assert.deepEqual(match, {
      kind,
      proposals: why === undefined ? [] : [{ requestId: 'request', why }],
    });
  });
}

test('H9 a request that one entry of a file pays is not matched by another one', () => {
  const found = matchEntries([entry, { ...entry, id: 'second', reference: 'R2' }], [request]);
  assert.equal(found.get('entry')?.kind, 'matched');
  assert.deepEqual(found.get('second'), { kind: 'likely', proposals: [{ requestId: 'request', why: 'paid-twice' }] });
});

test('H9 who uses the symbol of a paid request may mean an open one of the same sum and name, which comes first', () => {
  const paid = { ...request, id: 'paid', status: 'confirmed' as const, paid: 120_000 };
  const rest = { ...request, variableSymbol: variableSymbolOf({ year: 2026, sequence: 43 }) };
  const named = { ...entry, counterName: 'PEKAREN ZOFIA SRO' };
  assert.deepEqual(sumsToLookUp([named], [paid]), [120_000]);
  assert.deepEqual(matchEntries([named], [paid, rest]).get('entry'), {
    kind: 'likely',
    proposals: [
      { requestId: 'request', why: 'amount-and-name' },
      { requestId: 'paid', why: 'paid-twice' },
    ],
  });
});

test('H9 a request that was found by its own symbol and by that of a cancelled one is proposed for both', () => {
  const old = variableSymbolOf({ year: 2026, sequence: 43 });
  const second = { ...entry, id: 'second', reference: 'R2', variableSymbol: old };
  const found = matchEntries([second], [request, { ...request, variableSymbol: old, hasOtherSymbol: true }]);
  assert.deepEqual(found.get('second')?.proposals, [{ requestId: 'request', why: 'symbol-of-cancelled' }]);
});

test('H9 a message that names two requests proposes both', () => {
  const other = variableSymbolOf({ year: 2026, sequence: 43 });
  const found = matchEntries(
    [{ ...entry, variableSymbol: '', message: `${symbol} ${other}` }],
    [request, { ...request, id: 'other', variableSymbol: other }],
  );
  assert.deepEqual(
    found.get('entry')?.proposals.map(({ requestId }) => requestId),
    ['request', 'other'],
  );
});

test('H9 symbols of field and message are looked up, sums only of entries that name no known request', () => {
  const entries = [
    entry,
    { ...entry, id: 'a', variableSymbol: '', message: `ref ${symbol}`, amount: 5 },
    { ...entry, id: 'b', variableSymbol: '77', amount: 6 },
    { ...entry, id: 'c', state: 'booked' as const, variableSymbol: '78', amount: 7 },
    { ...entry, id: 'd', amount: -8, variableSymbol: '79' },
  ];
  assert.deepEqual(symbolsNamedBy(entries), [symbol, '77']);
  assert.deepEqual(sumsToLookUp(entries, [request]), [6]);
});

test('H9 an entry never matches unless symbol, sum, currency and account all agree', () => {
  const amounts = fc.integer({ min: 1, max: 4 });
  const made = fc.record({
    amount: amounts,
    currency: fc.constantFrom('EUR', 'CZK'),
    variableSymbol: fc.constantFrom('', symbol, '7'),
    account: fc.constantFrom(account, 'SK3112000000198742637541', ''),
    message: fc.constantFrom('', symbol),
  });
  fc.assert(
    fc.property(made, amounts, fc.boolean(), (facts, asked, isNamed) => {
      const candidate = { ...request, amount: asked, ...(isNamed ? {} : { account: '' }) };
      const kind = matchEntries([{ ...entry, ...facts }], [candidate]).get('entry')?.kind;
      const agrees =
        facts.amount === asked &&
        facts.currency === 'EUR' &&
        facts.variableSymbol === symbol &&
        isNamed &&
        facts.account === account;
      assert.equal(kind === 'matched', agrees);
    }),
  );
});
