import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { permits } from '#domain/firms/rights.ts';
import type { AccessKind } from '#domain/quotes/signing/signed-document.ts';
import { sha256Of } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Viewer, accessTo, readViewer } from '#server/features/access/viewer-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { isAmong } from './quotes-to-store.ts';
import { type QuoteRow, contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import type { Caller } from '#server/services.ts';
import { findLinks, findOpenLink } from './links-store.ts';

/** How somebody reaches a sent quote, and who they are as far as it is known. */
export type QuoteAccess = {
  kind: AccessKind;
  /** The link's token, `portal-<id>` or `office-<id>`. */
  key: string;
  linkId: string | null;
  userId: string | null;
  /** Address that the link was mailed to, or that of the account. */
  email: string;
  /** Whether the quote may be answered and signed by it; a colleague with documents alone reads and pays (I5). */
  mayAnswer: boolean;
  /** Who signs in a firm that somebody else owns; left out for everybody else. */
  colleague?: { name: string; email: string };
};

/** What opens a quote: the key in the address, and who calls. */
export type Asking = { key: string; caller: Caller };

/** A quote with the access that was granted to it. */
export type Opened = { row: QuoteRow; access: QuoteAccess };

type Db = Kysely<DatabaseSchema>;
/** Which quote a key is for, and who asks for it. */
type Entry = { quoteId: string; access: QuoteAccess };

/**
 * The one check of who may see a sent quote (H5, domain rules "Who may do what"): whoever has a link that was not ended, the
 * account whose verified address the quote went to or in whose firm it belongs (`portal-<id>`, I5), an administrator (`office-<id>`).
 * Administrators look only, whatever opened the quote to them. Null for everybody else: nothing tells whether such a quote exists.
 */
export async function findOpened(db: Db, asking: Asking): Promise<Opened | null> {
  const entry = await entryOf(db, asking);
  const row = entry && (await findQuote(db, entry.quoteId));
  return row && { row, access: entry.access };
}

/** The same, locked until the transaction ends. */
export async function lockOpened(transaction: Transaction<DatabaseSchema>, asking: Asking): Promise<Opened | null> {
  const entry = await entryOf(transaction, asking);
  const row = entry && (await lockQuote(transaction, entry.quoteId));
  // A link may have been ended while this waited for the quote.
  return row && (await entryOf(transaction, asking)) ? { row, access: entry.access } : null;
}

async function entryOf(db: Db, asking: Asking): Promise<Entry | null> {
  const [, kind, quoteId = ''] = /^(portal|office)-(.+)$/.exec(asking.key) ?? [];
  if (kind === 'office') return officeEntry(quoteId, asking);
  return kind === 'portal' ? portalEntry(db, quoteId, asking) : linkEntry(db, asking);
}

function officeEntry(quoteId: string, { key, caller }: Asking): Entry | null {
  if (!isOfOffice(caller)) return null;
  const userId = caller.user?.id ?? null;
  return { quoteId, access: { kind: 'office', key, linkId: null, userId, email: '', mayAnswer: false } };
}

async function portalEntry(db: Db, quoteId: string, { key, caller }: Asking): Promise<Entry | null> {
  if (!caller.user || caller.user.mustEnrol) return null;
  const { id: userId } = caller.user;
  const [row, viewer] = [await findQuote(db, quoteId), await readViewer(db, userId)];
  if (!row || !(await mayRead(db, row, viewer))) return null;
  const isOffice = isOfOffice(caller);
  const access = {
    kind: isOffice ? 'office' : 'portal',
    key,
    linkId: null,
    userId,
    email: viewer.address ?? '',
  } as const;
  return {
    quoteId,
    access: { ...access, mayAnswer: !isOffice && mayAnswer(row, viewer), ...colleagueOf(row, viewer) },
  };
}

/** Whether a quote went to the viewer's address, or belongs to a firm where they may read documents. */
async function mayRead(db: Db, row: QuoteRow, viewer: Viewer): Promise<boolean> {
  if (!isGoverned(row, viewer)) return viewer.address !== null && isRecipient(db, row, viewer.address);
  return isAmong(db, row.id, accessTo(viewer, 'documents'));
}

/** A firm's quote is answered by whoever has all rights there; any other by whom it went to. */
const mayAnswer = (row: QuoteRow, viewer: Viewer): boolean =>
  !isGoverned(row, viewer) ||
  viewer.memberships.some(({ customerId, right }) => customerId === row.customer_id && permits(right, 'all'));

/** By what name somebody signs who does not own the firm of a quote. */
function colleagueOf(row: QuoteRow, viewer: Viewer) {
  const isOwner = viewer.memberships.some((each) => each.isOwner && each.customerId === row.customer_id);
  if (!isGoverned(row, viewer) || isOwner) return {};
  return { colleague: { name: viewer.name, email: viewer.address ?? '' } };
}

/** Whether a membership says what the viewer sees of the customer of a quote. */
const isGoverned = ({ customer_id: customer }: QuoteRow, { governed }: Viewer): boolean =>
  customer !== null && governed.includes(customer);

/** Whether a quote went to an address: its buyer has it, or a link that was not ended. */
async function isRecipient(db: Db, row: QuoteRow, email: string): Promise<boolean> {
  const links = await findLinks(db, row.id);
  const addresses = links.filter(({ ended_at: endedAt }) => endedAt === null).map((link) => link.email);
  const wanted = emailKey(email);
  return [contentOf(row).buyer.email, ...addresses].some((address) => emailKey(address) === wanted);
}

async function linkEntry(db: Db, { key, caller }: Asking): Promise<Entry | null> {
  const link = await findOpenLink(db, sha256Of(key));
  if (!link) return null;
  const kind = isOfOffice(caller) ? 'office' : 'link';
  const userId = caller.user?.id ?? null;
  const access = { kind, key, linkId: link.id, userId, email: link.email, mayAnswer: kind !== 'office' } as const;
  return { quoteId: link.quote_id, access };
}

const isOfOffice = ({ user }: Caller): boolean => user?.role === 'admin' && !user.mustEnrol;
