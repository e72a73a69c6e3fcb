import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readBankFile } from '../read-bank-file.ts';

const folder = new URL('../../../../../tests/data/bank/', import.meta.url);
const samples = readdirSync(folder).filter((name) => name.endsWith('.xml'));

/** What the samples' own project says of an entry (genkgo/camt). */
type Expected = {
  getAmount: { getAmount: string; getCurrency: { getCode: string } };
  getBookingDate: { 0: string };
  getAccountServicerReference: string | null;
  getRecord: { getAccount: { getIdentification: string } } | string;
  getTransactionDetail: {
    getRemittanceInformation: { getMessage: string };
    getRelatedParties: {
      getAccount: { getIdentification: string };
      getRelatedPartyType: { getName: string };
    }[];
  };
};

/** Name of the class that an object of the samples' project was. */
const classOf = (value: object): string => String(Object.entries(value).find(([name]) => name === '__CLASS__')?.[1]);

function entriesIn(value: unknown): Expected[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = classOf(value).endsWith(String.raw`DTO\Entry`) ? [value as Expected] : [];
  return [...own, ...Object.values(value).flatMap(entriesIn)];
}

const inside = (body: string, version = '08') =>
  Buffer.from(
    `<?xml version="1.0"?><a:Document xmlns:a="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><a:BkToCstmrStmt><a:Stmt>` +
      `<a:Acct><a:Id><a:IBAN>SK4211000000002620106540</a:IBAN></a:Id></a:Acct>${body}</a:Stmt></a:BkToCstmrStmt></a:Document>`,
  );

const read = (bytes: Uint8Array) => readBankFile({ bytes, account: '', currency: '', profiles: [] });
function entriesOf(bytes: Uint8Array) {
  const result = read(bytes);
  assert.equal(result.outcome, 'read', JSON.stringify(result));
  return result.outcome === 'read' ? result.entries : [];
}

const entry = (inner: string, amount = '<a:Amt Ccy="EUR">120.50</a:Amt><a:CdtDbtInd>CRDT</a:CdtDbtInd>') =>
  `<a:Ntry>${amount}<a:Sts><a:Cd>BOOK</a:Cd></a:Sts><a:BookgDt><a:Dt>2026-11-20</a:Dt></a:BookgDt>${inner}</a:Ntry>`;
const details = (inner: string) => `<a:NtryDtls><a:TxDtls>${inner}</a:TxDtls></a:NtryDtls>`;

for (const name of samples) {
  test(`H9 the sample ${name} gives entry by entry what its project says`, () => {
    const found = entriesOf(readFileSync(new URL(name, folder)));
    const expected = entriesIn(JSON.parse(readFileSync(new URL(name.replace('.xml', '.json'), folder), 'utf8')));
    assert.ok(expected.length > 0);
    for (const each of expected) {
      const amount = Number(each.getAmount.getAmount);
      const one = found.find((movement) => movement.amount === amount);
      assert.ok(one, name);
      const role = amount > 0 ? 'Debtor' : 'Creditor';
      const party = each.getTransactionDetail.getRelatedParties.find(({ getRelatedPartyType }) =>
        classOf(getRelatedPartyType).endsWith(role),
      );
      assert.deepEqual(
        [one.currency, one.bookedOn, one.message, one.counterName, one.counterAccount],
        [
          each.getAmount.getCurrency.getCode,
          each.getBookingDate[0].slice(0, 10),
          each.getTransactionDetail.getRemittanceInformation.getMessage,
          party?.getRelatedPartyType.getName,
          party?.getAccount.getIdentification,
        ],
      );
      if (each.getAccountServicerReference) assert.equal(one.reference, each.getAccountServicerReference);
      if (typeof each.getRecord === 'object') {
        assert.equal(one.account, each.getRecord.getAccount.getIdentification);
      }
    }
  });
}

test('H9 the sample of several statements gives the entries of all of them', () => {
  const found = entriesOf(readFileSync(new URL('camt053.v2.multi.statement.xml', folder)));
  assert.deepEqual(
    found.map(({ amount }) => amount),
    [885, -700],
  );
});

const symbols: [what: string, inner: string, symbol: string][] = [
  ['Slovak id', '<a:Refs><a:EndToEndId>/VS0000123456/SS/KS0308</a:EndToEndId></a:Refs>', '123456'],
  ['Slovak id without other parts', '<a:Refs><a:EndToEndId>/VS2600000018</a:EndToEndId></a:Refs>', '2600000018'],
  ['Slovak id without a symbol', '<a:Refs><a:EndToEndId>/VS/SS/KS</a:EndToEndId></a:Refs>', ''],
  [
    'Czech reference',
    '<a:RmtInf><a:Strd><a:CdtrRefInf><a:Ref>VS:2600000018</a:Ref></a:CdtrRefInf></a:Strd></a:RmtInf>',
    '2600000018',
  ],
  [
    'second Czech reference',
    '<a:RmtInf><a:Strd><a:CdtrRefInf><a:Ref>SS:7</a:Ref></a:CdtrRefInf></a:Strd><a:Strd><a:CdtrRefInf><a:Ref>VS:42</a:Ref></a:CdtrRefInf></a:Strd></a:RmtInf>',
    '42',
  ],
  ['message', '<a:RmtInf><a:Ustrd>uhrada vs 2600000018 dakujem</a:Ustrd></a:RmtInf>', '2600000018'],
  [
    'reference of digits',
    '<a:RmtInf><a:Strd><a:CdtrRefInf><a:Ref>2600000018</a:Ref></a:CdtrRefInf></a:Strd></a:RmtInf>',
    '2600000018',
  ],
  [
    'digits of a Danish payment slip',
    '<a:RmtInf><a:Strd><a:CdtrRefInf><a:Ref>000026000000187</a:Ref></a:CdtrRefInf></a:Strd></a:RmtInf>',
    '2600000018',
  ],
  ['id that is none', '<a:Refs><a:EndToEndId>NOTPROVIDED</a:EndToEndId></a:Refs>', ''],
  ['long number', '<a:RmtInf><a:Ustrd>4654654654654654</a:Ustrd></a:RmtInf>', ''],
];
for (const [what, inner, symbol] of symbols) {
  test(`H9 the variable symbol is found: ${what}`, () => {
    assert.equal(entriesOf(inside(entry(details(inner))))[0]?.variableSymbol, symbol);
  });
}

test('H9 an entry that sums up transactions gives each with its own sum, symbol and reference', () => {
  const part = (amount: string, symbol: string) =>
    `<a:TxDtls><a:Refs><a:EndToEndId>/VS${symbol}/SS/KS</a:EndToEndId></a:Refs><a:Amt Ccy="EUR">${amount}</a:Amt></a:TxDtls>`;
  const inner = `<a:AcctSvcrRef>B1</a:AcctSvcrRef><a:NtryDtls>${part('100.00', '11')}${part('20.50', '12')}</a:NtryDtls>`;
  assert.deepEqual(
    entriesOf(inside(entry(inner))).map(({ amount, variableSymbol, reference }) => [amount, variableSymbol, reference]),
    [
      [10000, '11', 'B1/1'],
      [2050, '12', 'B1/2'],
    ],
  );
  const other = `<a:NtryDtls>${part('100.00', '11')}${part('20.00', '12')}</a:NtryDtls>`;
  assert.deepEqual(
    entriesOf(inside(entry(other))).map(({ amount, variableSymbol }) => [amount, variableSymbol]),
    [[12050, '']],
    'parts that do not add up are one entry',
  );
});

test('H9 only booked entries count; a credit that was taken back has left the account', () => {
  const pending = entry('').replace('BOOK', 'PDNG');
  const old = entry('').replace('<a:Cd>BOOK</a:Cd>', 'BOOK');
  const back = entry('<a:RvslInd>true</a:RvslInd>');
  const returned = entry('<a:RvslInd>true</a:RvslInd>', '<a:Amt Ccy="EUR">7</a:Amt><a:CdtDbtInd>DBIT</a:CdtDbtInd>');
  assert.deepEqual(
    entriesOf(inside(pending + old + back + returned)).map(({ amount }) => amount),
    [12050, -700],
  );
});

test('H9 names and messages come with their signs, without entities of the file', () => {
  const inner = details(
    '<a:RltdPties><a:Dbtr><a:Pty><a:Nm>Nov&#225;k &amp; &lt;syn&gt;</a:Nm></a:Pty></a:Dbtr></a:RltdPties>',
  );
  assert.equal(entriesOf(inside(entry(inner)))[0]?.counterName, 'Novák & <syn>');
});

test('H9 movements without a reference get one of their facts; the same twice are two', () => {
  const [first, second] = entriesOf(inside(entry('') + entry('')));
  assert.match(first?.reference ?? '', /^2026-11-20 [0-9a-f]{16}$/);
  assert.equal(second?.reference, `${first?.reference} (2)`);
  assert.equal(entriesOf(inside(entry('')))[0]?.reference, first?.reference, 'the same in another file');
});

const broken: [what: string, bytes: Buffer, fault: object][] = [
  [
    'entry without a sum',
    inside(entry('') + entry('', '<a:Amt Ccy="EUR">x</a:Amt>')),
    { rule: 'amount', line: null, entry: 2 },
  ],
  [
    'sum of a thousandth',
    inside(entry('', '<a:Amt Ccy="EUR">1.005</a:Amt>')),
    { rule: 'amount', line: null, entry: 1 },
  ],
  ['entry without a currency', inside(entry('', '<a:Amt>1</a:Amt>')), { rule: 'currency', line: null, entry: 1 }],
  ['day that does not exist', inside(entry('').replace('11-20', '02-30')), { rule: 'day', line: null, entry: 1 }],
  [
    'other document',
    Buffer.from('<Document><CstmrCdtTrfInitn/></Document>'),
    { rule: 'unknown-format', line: 1, entry: null },
  ],
];
for (const [what, bytes, fault] of broken) {
  test(`H9 a broken file says where: ${what}`, () => assert.deepEqual(read(bytes), { outcome: 'refused', fault }));
}
