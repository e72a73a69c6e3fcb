import type { Kysely, Transaction } from 'kysely';
import type { AccessKind } from '#domain/quotes/signing/signed-document.ts';
import { sha256Of } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { type QuoteRow, contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import type { Caller } from '#server/services.ts';
import { findLinks, findOpenLink, findVerifiedAddress } from './links-store.ts';

/** How somebody reaches a sent quote, and who they are as far as it is known. */
export type QuoteAccess = {
  kind: AccessKind;
  /** The link's token, `portal-<id>` or `office-<id>`. */
  key: string;
  linkId: string | null;
  userId: string | null;
  /** Address that the link was mailed to, or that of the account. */
  email: string;
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
 * account whose verified address the quote went to (`portal-<id>`), an administrator (`office-<id>`). Administrators look
 * only, whatever opened the quote to them. Null for everybody else: nothing tells whether such a quote exists.
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
  return { quoteId, access: { kind: 'office', key, linkId: null, userId: caller.user?.id ?? null, email: '' } };
}

async function portalEntry(db: Db, quoteId: string, { key, caller }: Asking): Promise<Entry | null> {
  if (!caller.user || caller.user.mustEnrol) return null;
  const { id: userId } = caller.user;
  const [row, email] = [await findQuote(db, quoteId), await findVerifiedAddress(db, userId)];
  if (!row || email === null || !(await isRecipient(db, row, email))) return null;
  return { quoteId, access: { kind: isOfOffice(caller) ? 'office' : 'portal', key, linkId: null, userId, email } };
}

/** Whether a quote went to an address: its buyer has it, or a link that was not ended. */
async function isRecipient(db: Db, row: QuoteRow, email: string): Promise<boolean> {
  const links = await findLinks(db, row.id);
  const addresses = links.filter(({ ended_at: endedAt }) => endedAt === null).map((link) => link.email);
  const wanted = addressKey(email);
  return [contentOf(row).buyer.email, ...addresses].some((address) => addressKey(address) === wanted);
}

const addressKey = (address: string) => address.trim().toLowerCase();

async function linkEntry(db: Db, { key, caller }: Asking): Promise<Entry | null> {
  const link = await findOpenLink(db, sha256Of(key));
  if (!link) return null;
  const kind = isOfOffice(caller) ? 'office' : 'link';
  const access = { kind, key, linkId: link.id, userId: caller.user?.id ?? null, email: link.email } as const;
  return { quoteId: link.quote_id, access };
}

const isOfOffice = ({ user }: Caller): boolean => user?.role === 'admin' && !user.mustEnrol;
