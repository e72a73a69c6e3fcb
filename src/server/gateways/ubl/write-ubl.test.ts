import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { taxDocumentCases } from '#tests/support/documents/tax-document-cases.ts';
import { documentBuyer, documentLine, taxDocumentOf } from '#tests/support/documents/tax-documents.ts';
import { writeUbl } from './write-ubl.ts';

/** What the parser has read: text, elements by name, or several of one name. */
type Read = unknown;

/** The element at a path of names and places, such as `TaxTotal.0.TaxAmount`; undefined where there is none. */
const at = (element: Read, path: string): Read =>
  path.split('.').reduce((found, name) => (found as Record<string, Read> | undefined)?.[name], element);

/** The elements of a name that can be there several times. */
const all = (element: Read, path: string) => (at(element, path) ?? []) as readonly Read[];

const lists = ['InvoiceLine', 'CreditNoteLine', 'TaxTotal', 'TaxSubtotal', 'PartyTaxScheme', 'BillingReference'];
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
});

/** Root, its name, and its lines, read by the parser alone. */
function read(document: TaxDocument) {
  const xml = writeUbl(document);
  const parsed = parser.parse(xml) as Record<string, Read>;
  const name = Object.keys(parsed).find((each) => each !== '?xml') ?? '';
  const root = parsed[name];
  return { xml, name, root, lines: all(root, `${name}Line`) };
}

/** Minor units of an amount, with or without attributes. */
const minor = (amount: Read): number => {
  const text = typeof amount === 'object' ? at(amount, '#text') : amount;
  return Math.round(Number(text ?? Number.NaN) * 100);
};
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

for (const [what, document] of Object.entries(taxDocumentCases)) {
  test(`H10 the structured document says the sums of the frozen one: ${what}`, () => {
    const { xml, root, lines } = read(document);
    const { totals, payable, currency } = document;
    const sum = (name: string) => minor(at(root, `LegalMonetaryTotal.${name}`));
    assert.equal(lines.length, document.lines.length + document.advances.length);
    assert.equal(sumOf(lines.map((line) => minor(at(line, 'LineExtensionAmount')))), totals.net);
    assert.deepEqual(
      all(root, 'TaxTotal.0.TaxSubtotal').map((each) => [
        minor(at(each, 'TaxableAmount')),
        minor(at(each, 'TaxAmount')),
      ]),
      totals.taxes.map(({ net, tax }) => [net, tax]),
    );
    assert.deepEqual([sum('TaxInclusiveAmount'), sum('PayableAmount')], [totals.gross, payable]);
    assert.equal(sum('PrepaidAmount') || 0, totals.gross - payable);
    assert.equal(at(root, 'DocumentCurrencyCode'), currency);
    assert.doesNotMatch(xml, /<[\w:]+[^>]*(\/>|>\s*<\/)/, 'an empty element');
    for (const line of lines) assert.ok(minor(at(line, 'Price.PriceAmount')) >= 0, 'a negative price');
  });
}

const kinds: [kind: TaxDocument['kind'], root: string, typeCode: string][] = [
  ['invoice', 'Invoice', '380'],
  ['advance_tax', 'Invoice', '386'],
  ['credit_note', 'CreditNote', '381'],
  ['correction', 'Invoice', '384'],
];

for (const [kind, expected, typeCode] of kinds) {
  test(`H10 the kind ${kind} is the ${expected} of type ${typeCode}`, () => {
    const { name, root } = read(taxDocumentOf({ kind }));
    assert.equal(name, expected);
    assert.equal(at(root, `${expected}TypeCode`), typeCode);
  });
}

test('H10 who is no payer of tax writes neither a rate nor a VAT number, but the reason', () => {
  const { root, lines } = read(caseOf('registered across borders, firm at home'));
  const category = 'TaxTotal.0.TaxSubtotal.0.TaxCategory';
  assert.deepEqual(
    ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason'].map((name) => at(root, `${category}.${name}`)),
    ['O', undefined, 'VATEX-EU-O', 'Nie som platiteľ DPH.'],
  );
  assert.equal(at(lines[0], 'Item.ClassifiedTaxCategory.Percent'), undefined);
  assert.deepEqual(schemesOf(root, 'AccountingSupplierParty'), [['TAX', '1122334400']]);
  assert.deepEqual(schemesOf(root, 'AccountingCustomerParty'), []);
});

test('H10 reverse charge names the VAT numbers of both', () => {
  const { root } = read(caseOf('payer, firm of Denmark in krone'));
  assert.equal(at(root, 'TaxTotal.0.TaxSubtotal.0.TaxCategory.ID'), 'AE');
  assert.deepEqual(schemesOf(root, 'AccountingSupplierParty')[0], ['VAT', 'SK1122334400']);
  assert.deepEqual(schemesOf(root, 'AccountingCustomerParty'), [['VAT', 'DK13585628']]);
});

test('H10 a document in a foreign currency has the whole tax in the home one too', () => {
  const { root } = read(caseOf('payer, private customer of Czechia in koruna'));
  assert.equal(at(root, 'TaxCurrencyCode'), 'EUR');
  assert.deepEqual(at(root, 'TaxTotal.1'), { TaxAmount: { '#text': '11.30', '@_currencyID': 'EUR' } });
  assert.equal(at(root, 'Note'), '1 EUR = 25.13 CZK (ECB, 2027-02-05)');
});

test('H10 an advance is taken off by a line of its own and by a reference', () => {
  const { root, lines } = read(caseOf('payer, one advance off'));
  const line = lines[1];
  assert.equal(at(line, 'InvoicedQuantity.#text'), '-1');
  assert.equal(minor(at(line, 'LineExtensionAmount')), -50_000);
  assert.equal(at(line, 'Item.Name'), 'Odpočet prijatej platby podľa dokladu ZD2027-0007');
  assert.deepEqual(at(root, 'BillingReference.0'), {
    InvoiceDocumentReference: { ID: 'ZD2027-0007', IssueDate: '2027-01-15' },
  });
});

const payments: [what: string, code: string, account: string | undefined][] = [
  ['payer, firm at home', '58', 'SK3112000000198742637541'],
  ['Czech payer, firm at home', '30', 'CZ6508000000192000145399'],
  ['Danish payer, firm at home', '42', '0440116243'],
  ['Danish payer, nothing left to pay', '1', undefined],
  ['payer, without an account', '1', undefined],
];

for (const [what, code, account] of payments) {
  test(`H10 how to pay is told as ${code}: ${what}`, () => {
    const { root } = read(caseOf(what));
    assert.equal(at(root, 'PaymentMeans.PaymentMeansCode'), code);
    assert.equal(at(root, 'PaymentMeans.PayeeFinancialAccount.ID'), account);
    assert.equal(at(root, 'PaymentMeans.PaymentID'), account === undefined ? undefined : '2700000424');
  });
}

test('H10 a Danish payment slip is told as 93, with the fifteen digits of its line', () => {
  const { root } = read(caseOf('Danish payer, firm at home by a payment slip'));
  assert.deepEqual(at(root, 'PaymentMeans'), {
    PaymentMeansCode: '93',
    PaymentID: '71#000027000004245',
    PayeeFinancialAccount: { ID: '12345678' },
  });
});

test('H10 words of any kind are read back as they are, without what XML cannot hold', () => {
  const words = '<b a="1">&amp; ]]> \u0007Žltý & kôň 🏠 \u{D800}</b>';
  const { root, lines } = read(
    taxDocumentOf({
      note: `${words}\r\nčo`,
      buyer: documentBuyer({ company: words }),
      lines: [documentLine({ name: words })],
    }),
  );
  const expected = '<b a="1">&amp; ]]> Žltý & kôň 🏠 \uFFFD</b>';
  assert.equal(at(root, 'Note'), `${expected}\nčo`);
  assert.equal(at(root, 'AccountingCustomerParty.Party.PartyLegalEntity.RegistrationName'), expected);
  assert.equal(at(lines[0], 'Item.Name'), expected);
});

function caseOf(what: string): TaxDocument {
  const document = taxDocumentCases[what];
  assert.ok(document, what);
  return document;
}

/** Tax schemes of a party with the numbers in them. */
const schemesOf = (root: Read, party: string): Read[] =>
  all(root, `${party}.Party.PartyTaxScheme`).map((each) => [at(each, 'TaxScheme.ID'), at(each, 'CompanyID')]);
