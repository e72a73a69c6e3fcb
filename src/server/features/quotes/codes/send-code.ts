import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { openStatuses } from '#domain/quotes/quote-status.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeCodeMail } from '#server/features/mail/compose/compose-code-mail.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import { countView } from '#server/features/quotes/private/note-view.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { moveRequest } from '#server/features/quotes/sending/move-request.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { replaceCode } from './codes-store.ts';
import { codeHashOf, codeKeyOf, needsCode } from './confirm-code.ts';
import { type Answerable, lockAnswerable } from '#server/features/quotes/answers/lock-answerable.ts';

/**
 * Mails a code to the address that the link was sent to, or that of the account, where the agency asks for one (H5); it takes the
 * place of the code before it. Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`, `move-not-allowed`.
 */
export async function sendCode(services: Services, asking: Asking): Promise<{ email: string }> {
  const { row, email } = await services.db.transaction().execute(async (transaction) => {
    const quote = await lockAnswerable(services, transaction, asking);
    const isOpen = openStatuses.includes(currentStatus(quote.row, quote.mover.now));
    if (!isOpen || !needsCode(services)) throw new AppError('move-not-allowed');
    const recipient = quote.access.email || quote.document.buyer.email;
    await mailCode(services, transaction, { quote, recipient });
    const seen = await countView(transaction, quote, quote.mover);
    await insertQuoteEvent(transaction, {
      id: services.newId(),
      quote_id: seen.id,
      at: quote.mover.now,
      actor_kind: 'customer',
      actor_id: quote.mover.actorId,
      kind: 'code-sent',
      from_status: null,
      to_status: null,
      reason: null,
    });
    await moveRequest(transaction, { row: seen, mover: quote.mover }, { to: 'awaiting_signature' });
    return { row: seen, email: recipient };
  });
  services.pokeJobs();
  announceQuote(services, row);
  return { email };
}

async function mailCode(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quote, recipient }: { quote: Answerable; recipient: string },
): Promise<void> {
  const { row, access, document, mover } = quote;
  const { language, number } = document;
  const code = newCode(services.newToken());
  const accessKey = codeKeyOf(access);
  await replaceCode(transaction, {
    access_key: accessKey,
    quote_id: row.id,
    code_hash: codeHashOf(services.signingKeys.accepted()[0], accessKey, code),
    tries: 0,
    created_at: mover.now,
    expires_at: mover.now + signingLimits.codeMs,
  });
  await insertOutboxMessage(transaction, {
    ...composeCodeMail({ language, number, code, agency: services.agency.current().facts }),
    id: services.newId(),
    jobId: services.newId(),
    serviceRequestId: null,
    kind: 'quote-code',
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: mover.now,
  });
}

/** Six digits from 256 random bits; 48 of them make every code as likely as any other but for one in millions. */
function newCode(random: string): string {
  const number = createHash('sha256').update(random).digest().readUIntBE(0, 6) % 10 ** signingLimits.codeDigits;
  return String(number).padStart(signingLimits.codeDigits, '0');
}
