import assert from 'node:assert/strict';
import { listPaymentRequests, sumPayments } from '#contract/payments/payments.ts';
import { listTaxDocuments, paidStates } from '#contract/tax-documents/tax-documents.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { currencies } from '#domain/money.ts';
import { paymentTabNames } from '#domain/payments/payment-request-status.ts';
import { taxDocumentKinds, taxDocumentStatuses } from '#domain/tax-documents/tax-document.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { capture, markVisible, planOf } from '#tests/support/database/query-plans.ts';
import { seedDocuments } from '#tests/support/documents/seed-documents.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Enough for PostgreSQL to rather take an index than read everything. */
const documents = 4_000;
const middle = startTime - 400 * 86_400_000;
const searches = ['F2025-00', '2500017', 'stepankova', 'qqqqqq', 'web'].map((search) => ({ search }));

/** Every filter of both lists alone and every kind of search, each also from the middle on. */
function addressesFor({ id, customer_id: customer }: { id: string; customer_id: string | null }): string[] {
  const ofDocuments = [
    {},
    ...taxDocumentKinds.flatMap((kind) => [{ kind }, ...taxDocumentStatuses.map((status) => ({ kind, status }))]),
    ...taxDocumentStatuses.map((status) => ({ status })),
    ...paidStates.flatMap((paid) => [{ paid }, { paid, search: 'stepankova' }]),
    { month: '2026-03' },
    { request: id },
    { customer: customer ?? '' },
    ...searches,
  ];
  const ofRequests = [
    {},
    ...paymentTabNames.flatMap((tab) => [{ tab }, ...searches.map((search) => ({ tab, ...search }))]),
    ...currencies.map((currency) => ({ currency })),
    { request: id },
    ...searches,
  ];
  const address = (path: string, query: object) =>
    `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const afterOf = (query: { tab?: string; search?: string; request?: string; currency?: string }) => {
    const key = query.tab === 'paid' ? middle : { open: '2026', overdue: '2026', claimed: '2026' }[query.tab ?? ''];
    return `${key ?? ''}~01J`;
  };
  return [
    ...ofDocuments.flatMap((query) => [
      address(listTaxDocuments.path, query),
      address(listTaxDocuments.path, { ...query, after: `${middle}-${'0'.repeat(26)}` }),
    ]),
    ...ofRequests.flatMap((query) => [
      address(listPaymentRequests.path, query),
      address(listPaymentRequests.path, { ...query, after: afterOf(query) }),
    ]),
    sumPayments.path,
  ];
}

/** A walk through all documents, requests or words in no order. */
function isSequential(plan: string, engine: TestDatabase['engine']['name']): boolean {
  const tables = '(?:tax_documents|payment_requests|tax_document_words|payment_request_words)';
  if (engine === 'postgres') return new RegExp(`Seq Scan on ${tables}\\b`).test(plan);
  // The rows of a subquery that bears the table's name are those that it has found.
  const subquery = /(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(plan)?.[1];
  const walks = plan.split('\n').filter((line) => new RegExp(`^SCAN ${tables}(?! USING .*INDEX)`).test(line));
  return walks.some((line) => line !== `SCAN ${subquery}`);
}

testOnEachEngine(
  'H6 H11 no list, search or sum of money reads all documents or requests',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
    const browser = await app.newBrowserOf('admin');
    await seedRequests(database, { count: 200, until: startTime, priceBook: firstVersion });
    await seedDocuments(database, { count: documents, until: startTime });
    const place = await database.db
      .selectFrom('service_requests')
      .select(['id', 'customer_id'])
      .where('customer_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await markVisible(database);
    const statements = capture(database);
    for (const address of addressesFor(place)) assert.equal((await browser.get(address)).status, 200, address);
    const ofMoney = [...statements.values()].filter(({ sql }) => /tax_document|payment/.test(sql));
    assert.ok(ofMoney.length > 40, `${ofMoney.length} statements were heard`);
    const slow: string[] = [];
    for (const statement of ofMoney) {
      const plan = await planOf(database, statement);
      if (isSequential(plan, database.engine.name)) slow.push(`${statement.sql.slice(-500)}\n${plan}`);
    }
    assert.deepEqual(slow, []);
  },
);
