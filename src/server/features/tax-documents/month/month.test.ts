import assert from 'node:assert/strict';
import { getPaymentRequest } from '#contract/payments/payments.ts';
import { countMonth, monthZipPath } from '#contract/tax-documents/month.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import {
  bookOn,
  draftDocument,
  issueDocumentOf,
  signQuoteOf,
  wholeBuyer,
  writeDocument,
} from '#tests/support/quotes/money.ts';
import { done } from '#tests/support/people/office.ts';
import { parseCsv } from '#tests/support/documents/parse-csv.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const month = '2026-11';
const dayMs = 24 * 60 * 60_000;

const zipOf = async (browser: TestBrowser, asked = month) => {
  const answer = await browser.get(`${monthZipPath}?month=${asked}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('content-type'), 'application/zip');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  return { files: readZip(answer.bytes), name: answer.headers.get('content-disposition') };
};

const counted = async (browser: TestBrowser, asked = month) =>
  done(await browser.get(countMonth.path.replace(':month', asked)), countMonth);

/** The rows of a table under the names of its columns; it begins with the mark of UTF-8. */
function rowsOf(files: Map<string, Buffer>, name: string): Record<string, string>[] {
  const text = files.get(name)?.toString() ?? '';
  assert.equal(text[0], '\uFEFF', name);
  const [head = [], ...rows] = parseCsv(text.slice(1));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])));
}

/** Sum of a column of whole units in minor ones. */
const sum = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((total, row) => total + Math.round(Number((row[column] ?? '').replace(',', '.')) * 100), 0);

/** A signed quote of which the deposit came, with the document of the advance, sealed. */
async function paidDeposit(office: QuoteOffice) {
  const buyer = { ...wholeBuyer, company: '=HYPERLINK("x")' };
  const { quoteId, requests } = await signQuoteOf(office, { buyer });
  const [deposit] = requests;
  const paymentId = await bookOn(office, deposit?.id ?? '', { amount: deposit?.amount ?? 0 });
  const advance = await issueDocumentOf(
    office.browser,
    await draftDocument(office.browser, { kind: 'advance', paymentId, quoteId }),
  );
  await office.app.runDueJobs();
  return { quoteId, paymentId, deposit, advance };
}

/** What the database knows of a month, summed there. */
async function storedSums({ db }: TestDatabase) {
  const documents = await db
    .selectFrom('tax_documents')
    .select(({ fn }) => [
      fn.sum<number>('net').as('net'),
      fn.sum<number>('tax').as('tax'),
      fn.sum<number>('gross').as('gross'),
    ])
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number>('amount').as('amount'))
    .where('received_on', '>=', `${month}-01`)
    .executeTakeFirstOrThrow();
  return { ...documents, ...payments };
}

testOnEachEngine(
  'H11 a month for the bookkeeper is one ZIP with sealed PDF, UBL and tables whose sums are those of the database',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quoteId, deposit, advance } = await paidDeposit(office);
    app.passTime(1000);
    const final = await issueDocumentOf(
      office.browser,
      await draftDocument(office.browser, { kind: 'final', quoteId }),
    );
    await draftDocument(office.browser, { kind: 'credit_note', documentId: final.id });
    const bookkeeper = await app.newBrowserOf('bookkeeper');
    const { files, name } = await zipOf(bookkeeper);
    assert.equal(name, 'attachment; filename="doklady-2026-11.zip"');
    const [ofAdvance, ofFinal] = [advance, final].map(({ number }) => (number ?? '').toLowerCase());
    assert.deepEqual(
      [...files.keys()],
      [
        'doklady.csv',
        'dph.csv',
        'platby.csv',
        'neuhradene.csv',
        `pdf/plumbline-faktura-k-platbe-${ofAdvance}.pdf`,
        `ubl/plumbline-faktura-k-platbe-${ofAdvance}.xml`,
        `ubl/plumbline-faktura-${ofFinal}.xml`,
        'chyba-pdf.txt',
      ],
    );
    assert.match(files.get('chyba-pdf.txt')?.toString() ?? '', new RegExp(`\r\n${final.number}\r\n$`));
    for (const format of ['pdf', 'xml'] as const) {
      const file = await office.browser.get(`/api/admin/documents/${advance.id}/${format}`);
      const folder = format === 'pdf' ? 'pdf' : 'ubl';
      assert.deepEqual(files.get(`${folder}/plumbline-faktura-k-platbe-${ofAdvance}.${format}`), file.bytes);
    }

    const stored = await storedSums(database);
    const documents = rowsOf(files, 'doklady.csv');
    assert.deepEqual(
      documents.map((row) => row['Číslo']),
      [advance.number, final.number],
      'no draft',
    );
    assert.equal(documents[0]?.['Firma'], `'=HYPERLINK("x")`, 'nothing a spreadsheet would compute');
    const columns = [
      ['Základ', 'net'],
      ['DPH', 'tax'],
      ['Spolu', 'gross'],
    ] as const;
    for (const [column, key] of columns) assert.equal(sum(documents, column), stored[key], column);
    const taxes = rowsOf(files, 'dph.csv');
    assert.deepEqual([sum(taxes, 'Základ'), sum(taxes, 'DPH')], [stored.net, stored.tax]);
    const payments = rowsOf(files, 'platby.csv');
    assert.deepEqual([sum(payments, 'Suma'), sum(payments, 'Priradené')], [stored.amount, deposit?.amount]);
    assert.deepEqual([payments[0]?.['Doklad'], payments[0]?.['Pôvod']], [advance.number, 'zapísaná ručne']);
    const open = rowsOf(files, 'neuhradene.csv');
    assert.deepEqual(
      open.map((row) => row['Doklad']),
      [final.number],
    );
    assert.equal(sum(open, 'Zostáva'), final.payable);
    assert.deepEqual(await counted(bookkeeper), { documents: 2, unsealed: 1, payments: 1, openItems: 1 });
    assert.deepEqual(
      (await auditEntries(database, 'documents.exported')).map(({ actor_kind: actor, detail }) => [actor, detail]),
      [['bookkeeper', JSON.stringify({ month })]],
    );
  },
);

testOnEachEngine(
  'H11 a payment whose tax document was given back and issued anew stands in its month once, with both documents',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser, app } = office;
    const { quoteId, paymentId, deposit, advance } = await paidDeposit(office);
    app.passTime(1000);
    const credit = await draftDocument(browser, { kind: 'credit_note', documentId: advance.id });
    const corrects = credit.content.corrects && { ...credit.content.corrects, reason: 'Nesprávny odberateľ.' };
    await issueDocumentOf(browser, await writeDocument(browser, credit, { corrects }));
    app.passTime(1000);
    const again = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'advance', paymentId, quoteId }));
    const payments = rowsOf((await zipOf(browser)).files, 'platby.csv');
    assert.deepEqual(
      payments.map((row) => row['Doklad']),
      [`${advance.number}, ${again.number}`],
    );
    assert.deepEqual([sum(payments, 'Priradené'), sum(payments, 'Nepriradené')], [deposit?.amount, 0]);
  },
);

testOnEachEngine(
  'H11 what was open at the end of a month stays so in its export, whatever is paid or called off later',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    const { requests: others } = await signQuoteOf(office, { buyer: wholeBuyer });
    const [deposit, other] = [requests[0], others[0]];
    await bookOn(office, deposit?.id ?? '', { amount: 100_00, receivedOn: '2026-11-22' });
    app.passTime(12 * dayMs);
    const browser = await app.newBrowserOf('admin');
    await bookOn(office, deposit?.id ?? '', { amount: (deposit?.amount ?? 0) - 100_00, receivedOn: '2026-12-03' });
    const path = `/api/admin/payment-requests/${other?.id}`;
    const { version } = done(await browser.get(path), getPaymentRequest).request;
    assert.equal((await browser.post(`${path}/cancellation`, { version, reason: 'Omyl.' })).status, 200);

    const { files } = await zipOf(browser);
    const open = rowsOf(files, 'neuhradene.csv');
    assert.deepEqual(
      open.map((row) => [row['Uhradené'], sum([row], 'Zostáva')]),
      [
        ['100', (deposit?.amount ?? 0) - 100_00],
        ['0', other?.amount],
      ],
    );
    assert.deepEqual(await counted(browser), { documents: 0, unsealed: 0, payments: 1, openItems: 2 });
    assert.deepEqual(await counted(browser, '2026-12'), { documents: 0, unsealed: 0, payments: 1, openItems: 0 });
    assert.deepEqual(await counted(browser, '2026-10'), { documents: 0, unsealed: 0, payments: 0, openItems: 0 });
  },
);

testOnEachEngine(
  'H11 an empty month has tables without rows in the reader’s language, and only who reads documents gets one',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const bookkeeper = await app.newBrowserOf('bookkeeper');
    bookkeeper.cookies.set('i18next', 'en');
    const { files, name } = await zipOf(bookkeeper, '2025-02');
    assert.equal(name, 'attachment; filename="documents-2025-02.zip"');
    assert.deepEqual([...files.keys()], ['documents.csv', 'vat.csv', 'payments.csv', 'open-items.csv']);
    assert.match(files.get('payments.csv')?.toString() ?? '', /^\uFEFFDate,Amount,Currency,[^\n]*\r\n$/);
    for (const asked of ['', '?month=2026-13', '?month=2026-11&all=1', '?month=x']) {
      assert.equal((await bookkeeper.get(monthZipPath + asked)).code, 'invalid-input', asked);
    }
    const customer = await app.newBrowserOf('user');
    assert.equal((await customer.get(`${monthZipPath}?month=${month}`)).code, 'access-denied');
    assert.equal((await app.newBrowser().get(`${monthZipPath}?month=${month}`)).code, 'sign-in-required');
  },
);
