import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { advanceMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeAdvanceMail } from '#server/features/mail/compose/compose-advance-mail.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { type Told, readAllStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Services } from '#server/services.ts';
import { findQuoteRelations } from '#server/features/tax-documents/drafts/source-store.ts';
import { findDueSince, findWarnedAt, noteWarning } from './advance-warnings-store.ts';
import { listAdvancesDue } from './list-advances-due.ts';

type Due = Awaited<ReturnType<typeof listAdvancesDue>>['rows'][number];

/**
 * Warns everybody of the agency, in the back office and by mail, five days before a received advance has to have its tax document (H11):
 * of each document that is due once, however late, often and on however many servers this runs.
 */
export async function warnOfAdvances(services: Services): Promise<void> {
  const { rows } = await listAdvancesDue(services);
  const urgent = rows.filter(({ isUrgent }) => isUrgent);
  for (const paymentId of new Set(urgent.map((row) => row.paymentId))) {
    const due = urgent.filter((row) => row.paymentId === paymentId);
    const isWarned = await services.db.transaction().execute(async (transaction) => {
      const last = await findWarnedAt(transaction, paymentId);
      const unwarned = await unwarnedOf(transaction, due, last);
      if (unwarned.length === 0) return false;
      // Not before what it is about, which another server's clock may have dated.
      const warnedAt = Math.max(services.clock(), ...unwarned.map(({ since }) => since));
      if (!(await noteWarning(transaction, { paymentId, last, warnedAt }))) return false;
      const staff = await readAllStaff(transaction);
      for (const { advance } of unwarned) await warn(services, transaction, { advance, staff });
      return true;
    });
    if (!isWarned) continue;
    services.pokeJobs();
    services.live.announce({ kind: 'payments-changed' });
  }
}

/**
 * Those of a payment of which nobody was warned: all before the first warning, and later those that came to be due after it, because credit
 * was put on another quote or a document was given back.
 */
async function unwarnedOf(transaction: Transaction<DatabaseSchema>, due: readonly Due[], last: number | null) {
  const dated = await Promise.all(
    due.map(async (advance) => ({ advance, since: await findDueSince(transaction, advance) })),
  );
  return dated.filter(({ since }) => last === null || since > last);
}

type Warning = { advance: Due; staff: readonly Told[] };

async function warn(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { advance, staff }: Warning,
): Promise<void> {
  const quote = { id: advance.quoteId, mailId: null };
  const origin = '';
  await notify(services, transaction, { kind: 'advance-due', to: staff, requests: [], quote, actor: null, origin });
  const { clock, newId, config, agency } = services;
  // What a customer has deleted takes the mails about it along, by their request.
  const relations = await findQuoteRelations(transaction, advance.quoteId);
  for (const { email, language, username } of staff) {
    if (email === null) continue;
    const href = linkToScreen('adminDocuments', { language, origin, config });
    await insertOutboxMessage(transaction, {
      ...composeAdvanceMail({ language, username, advance, href, agency: agency.current().facts }),
      id: newId(),
      jobId: newId(),
      serviceRequestId: relations?.service_request_id ?? null,
      kind: advanceMailKind,
      language,
      recipient: email,
      sender: brand.mailboxes[language],
      replyTo: null,
      createdAt: clock(),
    });
  }
}
