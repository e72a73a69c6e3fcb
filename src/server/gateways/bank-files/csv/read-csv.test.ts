import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CsvProfile } from '#domain/bank-imports/csv-profile.ts';
import { inWindows1250 } from '#tests/support/documents/bank-files.ts';
import { readBankFile } from '../read-bank-file.ts';

const account = 'SK4211000000002620106540';

function read(text: string | Uint8Array, { of = '', profiles = [] as CsvProfile[] } = {}) {
  return readBankFile({
    bytes: typeof text === 'string' ? Buffer.from(text) : text,
    account: of,
    currency: '',
    profiles,
  });
}

function entriesOf(...asked: Parameters<typeof read>) {
  const result = read(...asked);
  assert.equal(result.outcome, 'read', JSON.stringify(result));
  return result.outcome === 'read' ? result.entries : [];
}

const fio = `\uFEFF"accountId";"2000000000"
"bankId";"2010"
"currency";"CZK"
"iban";"CZ8220100000002000000000"
"bic";"FIOBCZPPXXX"

"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Název banky";"KS";"VS";"SS";"Uživatelská identifikace";"Zpráva pro příjemce";"Typ"
"26930000001";"20.11.2026";"24 200,50";"CZK";"2900000001";"Nováková, Žofie";"0800";"Česká spořitelna";"0308";"2600000018";"";"";"Platba; děkuji
""moc""";"Příjem"
"26930000002";"21.11.2026";"-99";"CZK";"";"";"";"";"";"";"";"";"";"Poplatek"
`;

test('H9 a CSV file of Fio is read by the names of its columns, quotation marks and lines inside included', () => {
  assert.deepEqual(entriesOf(fio), [
    {
      reference: '26930000001',
      bookedOn: '2026-11-20',
      amount: 2_420_050,
      currency: 'CZK',
      account: 'CZ8220100000002000000000',
      counterAccount: '2900000001/0800',
      counterName: 'Nováková, Žofie',
      variableSymbol: '2600000018',
      message: 'Platba; děkuji "moc"',
    },
    {
      reference: '26930000002',
      bookedOn: '2026-11-21',
      amount: -99_00,
      currency: 'CZK',
      account: 'CZ8220100000002000000000',
      counterAccount: '',
      counterName: '',
      variableSymbol: '',
      message: '',
    },
  ]);
});

const csob = `Pohyby na účtu 277150116/0300 ze dne 20.11.2026 20:45:56;;;;;;;;;;;;;
;;;;;;;;;;;;;
číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
277150116/0300;19.11.2026;1234,7;CZK;5753,78;2900000001;0800;Řezník;1178;0000000042;;Příchozí úhrada;61;
`;

test('H9 a CSV file of ČSOB in windows-1250 gives its letters and its account', () => {
  const [entry] = entriesOf(inWindows1250(csob));
  assert.deepEqual(
    [entry?.account, entry?.amount, entry?.counterName, entry?.variableSymbol, entry?.reference],
    ['277150116/0300', 1_234_70, 'Řezník', '42', '61'],
  );
});

const tatra = `Dátum zaúčtovania;Suma;Mena;Názov protistrany;Protiúčet;Variabilný symbol;Informácia pre príjemcu
20.11.2026;+1.200,00;EUR;Ján Hraško;SK3112000000198742637541;2600000018;
21.11.2026;15,5;EUR;Anna;;;vs 2600000026
`;

test('H9 a CSV file of Tatra banka that names no account asks for it', () => {
  assert.deepEqual(read(tatra), { outcome: 'account-unknown' });
  assert.deepEqual(
    entriesOf(tatra, { of: 'sk42 1100 0000 0026 2010 6540' }).map((each) => [
      each.account,
      each.amount,
      each.variableSymbol,
    ]),
    [
      [account, 1_200_00, '2600000018'],
      [account, 15_50, '2600000026'],
    ],
  );
});

const danish = 'Dato,Tekst,Beløb,Valuta\n05-01-2026,"Overførsel, FA 7","1.250,00",DKK\n';
const own: CsvProfile = {
  name: 'Jyske',
  columns: { bookedOn: ['Dato'], amount: ['Beløb'], currency: ['Valuta'], message: ['Tekst'] },
};

test('H9 columns that nobody knows are shown, and read once a mapping of one’s own names them', () => {
  assert.deepEqual(read(danish), {
    outcome: 'columns-unknown',
    preview: {
      header: ['Dato', 'Tekst', 'Beløb', 'Valuta'],
      rows: [['05-01-2026', 'Overførsel, FA 7', '1.250,00', 'DKK']],
    },
  });
  const [entry] = entriesOf(danish, { of: account, profiles: [own] });
  assert.deepEqual([entry?.bookedOn, entry?.amount, entry?.message], ['2026-01-05', 1_250_00, 'Overførsel, FA 7']);
});

test('H9 a file that names neither account nor currency asks for the account first, which tells the currency', () => {
  const bare = 'Dato;Beløb\n05-01-2026;7,00\n';
  const profiles: CsvProfile[] = [{ name: 'Bank', columns: { bookedOn: ['Dato'], amount: ['Beløb'] } }];
  assert.deepEqual(read(bare, { profiles }), { outcome: 'account-unknown' });
  const known = readBankFile({ bytes: Buffer.from(bare), account, currency: 'DKK', profiles });
  assert.equal(known.outcome === 'read' && known.entries[0]?.currency, 'DKK');
  assert.deepEqual(read(bare, { of: account, profiles }), {
    outcome: 'refused',
    fault: { rule: 'currency', line: 2, entry: null },
  });
});

const broken: [what: string, text: string, fault: object][] = [
  ['a day that does not exist', tatra.replace('21.11.2026', '31.11.2026'), { rule: 'day', line: 3, entry: null }],
  ['a sum that is none', tatra.replace('15,5', 'x'), { rule: 'amount', line: 3, entry: null }],
  ['a sum of thousandths of a thousand', tatra.replace('15,5', '1,2345'), { rule: 'amount', line: 3, entry: null }],
  ['a currency that is none', tatra.replace('15,5;EUR', '15,5;€'), { rule: 'currency', line: 3, entry: null }],
  ['a line that was cut', tatra.slice(0, -30), { rule: 'truncated', line: 3, entry: null }],
  ['a mark that is not closed', tatra.replace('Ján', '"Ján'), { rule: 'truncated', line: 2, entry: null }],
  ['one column', 'hello\nworld\n', { rule: 'unknown-format', line: 1, entry: null }],
];
for (const [what, text, fault] of broken) {
  test(`H9 a CSV file with ${what} says where`, () =>
    assert.deepEqual(read(text, { of: account }), { outcome: 'refused', fault }));
}
