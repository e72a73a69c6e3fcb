import { logIn } from '#contract/accounts/accounts.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { lockDataFolder } from '#server/database/data-folder/data-folder-lock.ts';
import { type DatabaseLocation, connectForMaintenance } from '#server/database/open-database.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import type { Side } from './parts/back-office.ts';
import { startProduct } from './server-process.ts';
import { seedDocuments } from '#tests/support/documents/seed-documents.ts';
import { seedQuotes } from '#tests/support/quotes/seed-quotes.ts';
import { seedPortal } from '#tests/support/people/seed-portal.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { takeProof } from './visitor.ts';

const administrator = { username: 'Benchmark', password: 'kladivo a klince' };

/** How much a database is filled with. */
export type Filled = Pick<Side, 'requests' | 'quotes' | 'documents' | 'portal'>;

/** The time of the latest rows of the portal (ms UTC), one for all databases of a run, so that their ids are the same. */
export const seededUntil = Date.now();

/** Seeds an empty database with so many requests, some of them assigned, quotes, and tax documents, and starts a server on it. */
export async function startSeeded(
  location: DatabaseLocation,
  {
    requests,
    quotes = 0,
    documents = 0,
    portal,
    core,
  }: Partial<Filled> & Pick<Filled, 'requests'> & { core: number | undefined },
): Promise<Side> {
  const product = { ...location, core, administrator };
  // The first start makes the account that requests are assigned to.
  await (await startProduct(product)).stop();
  await fill(location, { requests, quotes, documents, portal });
  const server = await startProduct(product);
  await putOffSecondFactor(server.origin, administrator);
  const headers = { ...(await takeProof(server)), 'content-type': 'application/json' };
  const answer = await fetch(`${server.origin}${logIn.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(administrator),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .find((pair) => pair?.startsWith('session='));
  if (!cookie) throw new Error(`The login answered ${answer.status}.`);
  return { server, cookie, requests, quotes, documents, portal };
}

async function fill(location: DatabaseLocation, { requests, quotes, documents, portal }: Filled): Promise<void> {
  const unlock = location.databaseUrl === undefined ? lockDataFolder(location.dataDir) : () => undefined;
  const database = connectForMaintenance(location, 'write');
  await seedRequests(database, { count: requests, until: Date.now(), priceBook: firstVersion });
  if (quotes > 0) await seedQuotes(database, { count: quotes, until: Date.now() });
  if (documents > 0) await seedDocuments(database, { count: documents, until: Date.now() });
  if (portal) await seedPortal(database, { ...portal, until: seededUntil });
  await database.close();
  unlock();
}
