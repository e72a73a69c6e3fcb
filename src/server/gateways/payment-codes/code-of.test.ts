import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import sepaCode from 'sepa-payment-qr-code';
import { type Language, languages } from '#domain/languages.ts';
import { type Currency, currencies } from '#domain/money.ts';
import type { PaymentCode, PaymentCodeKind, PaymentOrder } from '#domain/payments/payment-code.ts';
import {
  type ReadOrder,
  readEpc,
  readPayBySquare,
  readQrShape,
  readSpayd,
} from '#tests/support/documents/read-payment-codes.ts';
import { codeOf } from './code-of.ts';
import { payMeLinkOf } from './pay-me-link.ts';

const accounts = {
  SK: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  CZ: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  DK: { iban: 'DK5000400440116243', bic: '' },
  DE: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
};

const order = (over: Partial<PaymentOrder> = {}): PaymentOrder => ({
  account: accounts.SK,
  payee: 'Štúdio Olovnica s. r. o.',
  amount: 1234_50,
  currency: 'EUR',
  variableSymbol: '2600000426',
  message: 'Z2026-0042 Web pre kaviareň',
  dueOn: '2026-12-05',
  language: 'sk',
  ...over,
});

const readers: Record<Exclude<PaymentCodeKind, 'text'>, (text: string) => ReadOrder> = {
  'pay-by-square': readPayBySquare,
  spayd: readSpayd,
  epc: readEpc,
};

/** The code of an order, read back from its picture. */
async function scanned(code: PaymentCode | null): Promise<ReadOrder> {
  assert.ok(code && code.kind !== 'text');
  assert.equal(await readQrShape(code), code.text);
  return readers[code.kind](code.text);
}

describe('codes', () => {
  const rows: [keyof typeof accounts, Currency, Language, PaymentCodeKind][] = [
    ['SK', 'EUR', 'sk', 'pay-by-square'],
    ['SK', 'EUR', 'cs', 'epc'],
    ['SK', 'EUR', 'da', 'epc'],
    ['SK', 'EUR', 'en', 'epc'],
    ['DE', 'EUR', 'sk', 'epc'],
    ['CZ', 'CZK', 'cs', 'spayd'],
    ['CZ', 'CZK', 'en', 'spayd'],
    ['SK', 'CZK', 'cs', 'text'],
    ['DK', 'DKK', 'da', 'text'],
    ['DE', 'DKK', 'da', 'text'],
  ];
  for (const [country, currency, language, kind] of rows) {
    test(`H6 ${currency} to an account in ${country} for a reader of ${language}: ${kind}`, () => {
      assert.equal(codeOf(order({ account: accounts[country], currency, language }))?.kind, kind);
    });
  }

  test('H6 PAY by square says what is asked for', async () => {
    assert.deepEqual(await scanned(codeOf(order())), {
      iban: 'SK3112000000198742637541',
      bic: 'TATRSKBX',
      payee: 'Studio Olovnica s. r. o.',
      amount: '1234.5',
      currency: 'EUR',
      variableSymbol: '2600000426',
      message: 'Z2026-0042 Web pre kaviaren',
      dueOn: '20261205',
    });
  });

  test('H6 SPAYD says what is asked for, down to one haléř', async () => {
    const code = codeOf(order({ account: accounts.CZ, currency: 'CZK', language: 'cs', amount: 1 }));
    assert.equal(
      code?.text,
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:0.01*CC:CZK*DT:20261205*MSG:Z2026-0042 WEB PRE KAVIAREN*RN:STUDIO OLOVNICA S. R. O.*X-VS:2600000426',
    );
    assert.equal((await scanned(code)).amount, '0.01');
  });

  test('H6 EPC says what is asked for, as another library writes it', async () => {
    const code = codeOf(order({ account: accounts.DE, language: 'en' }));
    const found = await scanned(code);
    assert.equal(
      code?.text,
      sepaCode({
        name: 'Studio Olovnica s. r. o.',
        iban: accounts.DE.iban,
        bic: accounts.DE.bic,
        amount: 1234.5,
        unstructuredReference: 'VS 2600000426 Z2026-0042 Web pre kaviaren',
      }),
    );
    assert.deepEqual([found.variableSymbol, found.message], ['2600000426', 'Z2026-0042 Web pre kaviaren']);
  });

  test('H6 Danes get their account, and the line of the payment slip where the bank has agreed on one', () => {
    const danish = { account: accounts.DK, currency: 'DKK', language: 'da' } as const;
    assert.equal(codeOf(order(danish))?.text, '0040 440116243');
    const withSlip = { ...accounts.DK, fikCreditor: '12345678' };
    assert.equal(codeOf(order({ ...danish, account: withSlip }))?.text, '+71<000026000004262+12345678<');
  });

  test('H6 an order without account or amount has no code', () => {
    for (const iban of ['', 'SK3112000000198742637542', 'XX00', '<script>']) {
      assert.equal(codeOf(order({ account: { iban, bic: '' } })), null);
    }
    for (const amount of [0, -1, 1.5, Number.NaN, Infinity, 1e17]) assert.equal(codeOf(order({ amount })), null);
  });

  test('H6 a symbol, bank code or day that is none is left out', () => {
    const odd = { variableSymbol: '26000004261', dueOn: '2026-02-30', account: { ...accounts.SK, bic: 'NOBANK' } };
    const { variableSymbol, dueOn, bic } = readPayBySquare(codeOf(order(odd))?.text ?? '');
    assert.deepEqual([variableSymbol, dueOn, bic], ['', '', '']);
  });

  test('H6 an amount that SPAYD cannot hold, or a name that no bank writes, is paid by the account in words', () => {
    const account = accounts.CZ;
    assert.equal(codeOf(order({ account, currency: 'CZK', amount: 1e9 }))?.kind, 'text');
    assert.equal(codeOf(order({ payee: '水管工' }))?.kind, 'text');
  });
});

describe('hostile orders', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom('*', '\t', '\n', '\r', '\0', '/', ':', '+', '%', 'VS', 'ß', 'Ř', '😀', ' '),
      maxLength: 400,
    }),
    fc.constantFrom(
      '*ACC:CZ9106000000000000000123',
      'a\tb\t1\t2',
      'x\nSK8975000000000012345671\nEUR1',
      '//',
      'VS 1234567890',
    ),
  );
  const anyOrder: fc.Arbitrary<PaymentOrder> = fc.record({
    account: fc.oneof(fc.constantFrom(...Object.values(accounts)), fc.record({ iban: hostile, bic: hostile })),
    payee: hostile,
    amount: fc.oneof(fc.integer({ min: 1, max: 999_999_999_99 }), fc.double(), fc.integer()),
    currency: fc.constantFrom(...currencies),
    variableSymbol: fc.oneof(fc.constant('2600000426'), hostile),
    message: hostile,
    dueOn: fc.oneof(fc.constant('2026-12-05'), hostile),
    language: fc.constantFrom(...languages),
  });

  test('H6 whatever is in a name or message, account, amount and symbol are read as they were asked for', () => {
    fc.assert(
      fc.property(anyOrder, (asked) => {
        const code = codeOf(asked);
        payMeLinkOf(asked);
        if (!code || code.kind === 'text') return;
        const found = readers[code.kind](code.text);
        assert.equal(found.iban, asked.account.iban.replaceAll(/\s/g, '').toUpperCase());
        assert.equal(Math.round(Number(found.amount) * 100), asked.amount);
        assert.equal(found.currency, asked.currency);
        if (asked.variableSymbol === '2600000426') assert.equal(found.variableSymbol, '2600000426');
        assert.match(found.message + found.payee, /^[A-Za-z0-9/?:().,'+ -]*$/);
        assert.ok(found.payee.length <= 70 && found.message.length <= 100);
      }),
    );
  });

  test('H6 the longest names and messages are still read from the picture', async () => {
    for (const country of ['SK', 'CZ', 'DE'] as const) {
      const long = {
        payee: 'Žluťoučký kůň '.repeat(40),
        message: 'úpěl ďábelské ódy, '.repeat(40),
        amount: 9_999_999_99,
      };
      const currency = country === 'CZ' ? 'CZK' : 'EUR';
      const found = await scanned(codeOf(order({ ...long, account: accounts[country], currency })));
      assert.equal(found.iban, accounts[country].iban);
    }
  });
});

describe('PayMe', () => {
  test('H6 a Slovak phone opens the order by the payment link standard', () => {
    assert.equal(
      payMeLinkOf(order()),
      'https://payme.sk/?V=1&IBAN=SK3112000000198742637541&AM=1234.50&CC=EUR&DT=20261205&PI=%2FVS2600000426%2FSS%2FKS&MSG=Z2026-0042%20Web%20pre%20kaviaren&CN=Studio%20Olovnica%20s.%20r.%20o.',
    );
  });

  test('H6 there is no such link for other banks', () => {
    for (const over of [{ language: 'cs' }, { account: accounts.DE }, { currency: 'CZK' }, { amount: 0 }] as const) {
      assert.equal(payMeLinkOf(order(over)), null);
    }
  });
});
