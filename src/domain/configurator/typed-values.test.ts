import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages, localeOf } from '../languages.ts';
import { type Currency, currencies, formatMoney } from '../money.ts';
import { isEmail } from '../contact/email-address.ts';
import { isPhone } from '../contact/check-contact.ts';
import { lengthLimits } from './answers.ts';
import { parseCustomBudget } from './step-checks.ts';

const domainOf = (length: number) => `${'a'.repeat(60)}.`.repeat(10).slice(0, length - 3) + '.sk';

test('C2 addresses of real firms are valid e-mails', () => {
  const good = [
    'jana@firma.sk',
    'JANA@FIRMA.SK',
    'jana.kovacova+web@mail.firma.co.uk',
    "o'neill@firma.cz",
    'ján@firma.sk',
    'info@xn--malrskrb-c5a.dk',
    '1@2.dk',
    'a@b.c',
    `${'a'.repeat(64)}@firma.sk`,
    `a@${'b'.repeat(63)}.sk`,
    `${'a'.repeat(64)}@${domainOf(189)}`,
  ];
  for (const address of good) assert.ok(isEmail(address), address);
});

test('C2 what can not be mailed to, or would reach somebody else too, is no e-mail', () => {
  const bad = [
    '',
    'jana',
    'jana@',
    '@firma.sk',
    'jana@firma',
    'jana@.sk',
    'jana@firma.',
    'jana@firma..sk',
    'jana@@firma.sk',
    'jana@firma@sk.sk',
    'jana kovacova@firma.sk',
    'jana@fir ma.sk',
    ' jana@firma.sk',
    'jana@firma.sk ',
    'Jana <jana@firma.sk>',
    'jana@firma.sk,eva@firma.sk',
    'jana@firma.sk;eva@firma.sk',
    'jana,eva@firma.sk',
    'jana@firma.sk\nBcc: eva@firma.sk',
    'jana\r\nBcc:eva@firma.sk',
    '"jana"@firma.sk',
    'jana@[127.0.0.1]',
    'jana@firma_.sk',
    `${'a'.repeat(65)}@firma.sk`,
    `a@${'b'.repeat(64)}.sk`,
    `${'a'.repeat(64)}@${domainOf(190)}`,
  ];
  for (const address of bad) assert.ok(!isEmail(address), JSON.stringify(address));
});

test('C2 every plain address of the mail standard is accepted', () => {
  fc.assert(fc.property(fc.emailAddress(), isEmail));
});

test('C2 an endless address is refused at once', () => {
  assert.ok(!isEmail(`a@${'a.'.repeat(200_000)}`));
  assert.ok(!isEmail('a@'.repeat(200_000)));
});

test('C6 phones of the three countries are valid with 9 characters and 8 digits at least', () => {
  const good = [
    '+421 900 123 456',
    '0900123456',
    '0900/123 456',
    '(02) 5555-1234',
    '+420 777.123.456',
    '123456789',
    '+45 12 34 56 78',
    '+4512345678',
    '12 34 56 78',
    '1234 5678',
    '1234-5678',
    '+12345678',
  ];
  for (const phone of good) assert.ok(isPhone(phone), phone);
});

test('C6 shorter numbers, letters and signs that no number has are refused', () => {
  const bad = [
    '',
    '12345678',
    '900 123 4',
    '1 2 3 4 5 6 7',
    '---------',
    '+ + + + + +',
    '++421900123456',
    '0900 123 456+',
    '0900 123 456 x5',
    'zavolajte mi',
    '٠٩٠٠١٢٣٤٥٦',
    '０９００１２３４５６',
    '📞 0900123456',
    '0900,123,456',
    '0900123456;rm',
    '<0900123456>',
  ];
  for (const phone of bad) assert.ok(!isPhone(phone), phone);
});

test('C2 an own budget is read plain or in groups of thousands', () => {
  const rows: [typed: string, units: number][] = [
    ['0', 0],
    ['100', 100],
    ['1500', 1500],
    [' 1500\n', 1500],
    ['1 500', 1500],
    ['1\u00A0500', 1500],
    ['1\u202F500', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['100 000', 100_000],
    ['2.500.000', 2_500_000],
    ['2,500,000', 2_500_000],
    ['999 999 999', 999_999_999],
    ['999999999', 999_999_999],
    ['0500', 500],
  ];
  for (const [typed, units] of rows) assert.equal(parseCustomBudget(typed, 'EUR'), units * 100, typed);
});

test('C2 an own budget may carry the mark of its currency, and the dash that stands for no cents', () => {
  const rows: Record<Currency, string[]> = {
    EUR: [
      '3000 €',
      '3 000\u00A0€',
      '€3000',
      '€ 3,000',
      '3000€',
      '3.000 EUR',
      'eur 3000',
      '3000 eur',
      '3000,-',
      '3.000,– €',
    ],
    CZK: ['3000 Kč', '3 000 kč', '3000 Kc', '3 000,- Kč', 'CZK 3000', '3000,-Kč', '3.000,–'],
    DKK: ['3000 kr', '3.000 kr.', 'kr. 3.000', '3000 DKK', '3.000,-', '3.000,- kr.', 'Kr 3000'],
  };
  for (const currency of currencies) {
    for (const typed of rows[currency]) assert.equal(parseCustomBudget(typed, currency), 3000_00, typed);
    for (const other of currencies) {
      const marked = rows[other].filter((typed) => /[\p{L}€]/u.test(typed));
      if (other === currency) continue;
      for (const typed of marked) assert.equal(parseCustomBudget(typed, currency), null, `${typed} is not ${currency}`);
    }
  }
});

test('C2 what is no whole amount is not guessed at', () => {
  const rubbish = [
    '',
    ' ',
    'tisíc',
    '1,5',
    '1.50',
    '1500,00',
    '1 500,50',
    '1 50',
    '15 00',
    '1 5000',
    '1  500',
    '1..500',
    '€1500 €',
    '€',
    '1500 eurá',
    '1500 $',
    '-1500 €',
    ',- €',
    '1500,-,-',
    '-500',
    '+500',
    '1e3',
    '0x10',
    '1_000',
    '1234567890',
    '1 000 000 000',
    '１５００',
    'Infinity',
    'NaN',
  ];
  for (const typed of rubbish) assert.equal(parseCustomBudget(typed, 'EUR'), null, typed);
});

test('C2 an amount as any of the four languages writes it is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...languages), (units, language) => {
      const typed = new Intl.NumberFormat(localeOf[language]).format(units);
      assert.equal(parseCustomBudget(typed, 'EUR'), units * 100, typed);
    }),
  );
});

test('C2 an own budget is read back as this program writes it, in each language and currency', () => {
  for (const language of languages) {
    for (const currency of currencies) {
      const typed = formatMoney(2_500_00, currency, language);
      assert.equal(parseCustomBudget(typed, currency), 2_500_00, typed);
      assert.ok(formatMoney(2_500_000_00, currency, language).length <= lengthLimits.customBudget);
    }
  }
});

test('C2 any text is a whole amount or none, never a crash', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const amount = parseCustomBudget(typed, 'EUR');
      assert.ok(amount === null || Number.isSafeInteger(amount));
    }),
  );
});
