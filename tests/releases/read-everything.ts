import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { estimatePdfPath } from '#contract/estimates.ts';
import { privateQuotePdfPath } from '#contract/quotes/private-quote.ts';
import { quotesCsvPath } from '#contract/quotes/quote-list.ts';
import { quotePdfPath } from '#contract/quotes/quotes.ts';
import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import { prdMarkdownPath, prdPdfPath } from '#contract/writing.ts';
import { services } from '#domain/catalogue/services.ts';
import { contentKinds } from '#domain/content/content-kinds.ts';
import type { Language } from '#domain/languages.ts';
import { type Screen, pathOf, routes, screens } from '#domain/routes.ts';
import { linkTokenOf } from '#server/vault/sealed-values-store.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

/** Which rows the parameter of an address names. */
const namedRows: readonly [address: RegExp, table: string, column: string][] = [
  [/quotes\/:id/, 'quotes', 'id'],
  [/quote-templates\/:id/, 'quote_templates', 'id'],
  [/payment-requests\/:/, 'payment_requests', 'id'],
  [/requests\/:/, 'service_requests', 'id'],
  [/customers\/:/, 'customers', 'id'],
  [/users\/:/, 'users', 'id'],
  [/outbox\/:/, 'outbox_messages', 'id'],
  [/inbound-mails\/:/, 'inbound_mails', 'id'],
  [/errors\/:/, 'error_groups', 'fingerprint'],
  [/versions\/:/, 'price_books', 'version'],
  [/attachments\/:/, 'attachments', 'id'],
  [/estimates\/:/, 'estimates', 'id'],
  [/prds\/:/, 'prds', 'idempotency_key'],
  [/documents\/:/, 'tax_documents', 'id'],
  [/projects\/:/, 'projects', 'id'],
  [/case-studies\/:/, 'case_studies', 'id'],
  [/recurring-invoices\/:/, 'recurring_invoices', 'id'],
];

/** Tables of later releases: one before them has nothing to be read there. */
const laterTables = new Set([
  'payment_requests',
  'tax_documents',
  'recurring_invoices',
  'inbound_mails',
  'projects',
  'case_studies',
]);

/** The thread of a request, or of a project, which earlier releases have none of; and the holds on a request. */
const ofRequest = { ':place/:id': 'request/', ':kind/:id': 'service-request/' };

/** Returns an address for each row that its parameter can name; the address itself when it has no parameter. */
async function addressesOf(app: TestApp, address: string): Promise<string[]> {
  const { db } = app.services;
  if (!address.includes(':')) return [address];
  const thread = Object.entries(ofRequest).find(([part]) => address.includes(part));
  if (thread) {
    const requests = await addressesOf(app, 'requests/:id');
    return requests.map((request) => address.replace(thread[0], request.replace('requests/', thread[1])));
  }
  if (address.endsWith('/content/:key')) return contentKinds.map((kind) => address.replace(':key', kind));
  if (address.includes(':kind'))
    return contentKinds.map((kind) => address.replace(':kind', kind).replace(':number', '0'));
  if (address.endsWith(':month')) return [address.replace(':month', '2026-11')];
  if (/:token|(?<!prds\/):key/.test(address)) return privateAddressesOf(app.services, address);
  const [, table, column] = namedRows.find(([pattern]) => pattern.test(address)) ?? [];
  assert.ok(table && column, `${address}: say in namedRows which rows it is about`);
  const { rows } = await sql<{
    name: string | number;
  }>`select ${sql.ref(column)} as name from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(db);
  assert.ok(rows.length > 0 || laterTables.has(table), `${address} has no row`);
  return rows.map(({ name }) => address.replace(/:\w+/, String(name)));
}

/** The address behind each private link. */
async function privateAddressesOf({ db, vault }: TestApp['services'], address: string): Promise<string[]> {
  const links = await db.selectFrom('quote_links').select(['id', 'token']).execute();
  assert.ok(links.length > 0, `${address} has no link`);
  return links.map(({ id, token }) => address.replace(/:\w+/, vault.open(token, linkTokenOf(id))));
}

/** Only whom a quote went to opens it, its project and its request in the portal, only who was mailed its link the invitation,
 * the preferences and the reference, and only who has sent a request its confirmation. */
const ofOnePerson = new Set<Screen>([
  'portalQuote',
  'portalProject',
  'portalRequest',
  'invitation',
  'mailPreferences',
  'reference',
  'confirmation',
]);

/** Opens every screen in some languages as the administrator. */
export async function openEveryScreen(app: TestApp, admin: TestBrowser, spoken: readonly Language[]): Promise<void> {
  const prices = new Set<number | undefined>();
  for (const screen of screens.filter((each) => !ofOnePerson.has(each))) {
    for (const language of spoken) {
      const slugs = screen === 'service' ? services : [''];
      const own = slugs.map((slug) =>
        slug === '' ? routes[screen].paths[language] : pathOf(screen, language, { slug }),
      );
      for (const address of own) {
        for (const path of await addressesOf(app, address)) {
          const page = await admin.get(path, { 'accept-language': language, accept: 'text/html' });
          assert.equal(page.status, 200, path);
          if (routes[screen].hasPrices) prices.add(readPageInput(page.text).data.priceBook?.version);
        }
      }
    }
  }
  const { rows } = await sql<{ version: number }>`select max(version) as version from price_books`.execute(
    app.services.db,
  );
  assert.deepEqual([...prices], [rows[0]?.version], 'screens with prices show the newest price book');
}

/** Calls every reading endpoint for every row that it can be about, and fetches every file. */
export async function readEveryEndpoint(app: TestApp, admin: TestBrowser, customer: TestBrowser): Promise<void> {
  const reading = allEndpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');
  for (const endpoint of reading) {
    for (const path of await addressesOf(app, endpoint.path)) {
      // What somebody writes about in the portal is theirs alone, the agency's people have threads of their own.
      const isOwn = path.startsWith('/api/portal/threads/');
      const answer = await admin.get(`${path}${queryOf(endpoint)}`);
      assert.equal(answer.status, isOwn ? 404 : 200, `${path}: ${answer.text}`);
      const other = await customer.get(`${path}${queryOf(endpoint)}`);
      assert.ok((isOwn ? [200, 404] : [200, 403]).includes(other.status), `${path}: ${other.text}`);
    }
  }
  const quotes = [quotePdfPath, privateQuotePdfPath, quotesCsvPath];
  const files = [...quotes, estimatePdfPath, prdPdfPath, prdMarkdownPath, attachmentFilePath, attachmentPreviewPath];
  for (const file of [...files, requestsCsvPath, '/site.webmanifest', '/sitemap.xml']) {
    for (const path of await addressesOf(app, file)) assert.equal((await admin.get(path)).status, 200, path);
  }
}

function queryOf(endpoint: Endpoint): string {
  const query = new URLSearchParams(minimalInput(endpoint.query) as Record<string, string>).toString();
  return query === '' ? '' : `?${query}`;
}
