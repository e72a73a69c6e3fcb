import type { Transaction } from 'kysely';
import { inboundLimits } from '#domain/inbound-mail/inbound-mail.ts';
import { newestPart } from '#domain/inbound-mail/newest-part.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type TypedMessage, cleanMessage } from '#server/features/mail/compose/typed-message.ts';
import { keepCustomerMessage } from '#server/features/service-requests/thread/keep-customer-message.ts';
import type { Services } from '#server/services.ts';
import { findOthersQuote } from './others-quote-store.ts';
import { insertInboundMail } from './inbound-mails-store.ts';
import { type KeptFiles, bindFiles, keepFiles } from './keep-files.ts';
import type { Answered, Match } from './match-mail.ts';
import { newMailRow } from './new-mail-row.ts';
import type { ReceivedMail } from './received-mail.ts';

type Joining = { received: ReceivedMail; match: Match; isAutomatic: boolean };

/** Keeps a mail with the request or project that it answers, in one transaction with its message and its files (I2). */
export async function joinMail(services: Services, { received, match, isAutomatic }: Joining): Promise<void> {
  const { about, reason } = match;
  const files = await keepFiles(services, received);
  await services.db.transaction().execute(async (transaction) => {
    const { refused } = files;
    const row = newMailRow(services, received, { state: 'joined', reason, about, isAutomatic, refused });
    // The same mail may be read by two instances, when one was too slow.
    if (!(await insertInboundMail(transaction, row))) return;
    await putIntoThread(services, transaction, { mailId: row.id, received, about, files, isAutomatic });
  });
  if ('request' in about) services.live.announce({ kind: 'request-changed', id: about.request.id });
  else services.live.announce({ kind: 'thread-changed', place: 'project', id: about.project.id });
}

type Put = {
  mailId: string;
  received: ReceivedMail;
  about: Answered;
  files: KeptFiles;
  isAutomatic: boolean;
};

/** Makes a mail a message of the thread, and its files those of the request or project. */
export async function putIntoThread(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { mailId, received, about, files, isAutomatic }: Put,
): Promise<void> {
  const id = services.newId();
  await bindFiles(transaction, files, { about, messageId: id });
  await keepCustomerMessage(services, transaction, {
    id,
    about,
    source: 'mail',
    inboundMailId: mailId,
    quoteId: 'request' in about ? await findOthersQuote(transaction, about.request, received.mail) : null,
    message: messageOf(received),
    isAutomatic,
  });
}

/** What the sender has written, without the mail that it answers; a mail without words says what it is called. */
export function messageOf({ mail }: Pick<ReceivedMail, 'mail'>): TypedMessage {
  const { subject, body } = cleanMessage({ subject: mail.subject, body: newestPart(mail.text) });
  return { subject, body: (body === '' ? subject : body).slice(0, inboundLimits.message) };
}
