import type { Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceMail, returnMail, takeMailBack } from './hold-store.ts';

type MailedQuote = Pick<Selectable<DatabaseSchema['quotes']>, 'mail_id' | 'copy_mail_ids'>;

/** Ids of the mails that carry a quote, in the order of its recipients. */
export const mailIdsOf = ({ mail_id: mailId, copy_mail_ids: copies }: MailedQuote): string[] =>
  mailId === null ? [] : [mailId, ...(copies?.split(' ') ?? [])];

/** Takes the mails with a quote back that have not left (`now` in ms UTC), because what they ask for is over. */
export async function takeMailsBack(
  transaction: Transaction<DatabaseSchema>,
  row: MailedQuote,
  now: number,
): Promise<void> {
  for (const id of mailIdsOf(row)) await takeMailBack(transaction, { id, now });
}

/** Keeps the mails with a quote that have not left (`now` in ms UTC) from leaving, until `returnMails`. */
export async function replaceMails(
  transaction: Transaction<DatabaseSchema>,
  row: MailedQuote,
  now: number,
): Promise<void> {
  for (const id of mailIdsOf(row)) await replaceMail(transaction, { id, now });
}

type Return = { newId: () => string; notBefore: number };

/** Lets the mails with a quote that were kept from leaving wait anew, until `notBefore` (ms UTC). */
export async function returnMails(
  transaction: Transaction<DatabaseSchema>,
  row: MailedQuote,
  { newId, notBefore }: Return,
): Promise<void> {
  for (const id of mailIdsOf(row)) await returnMail(transaction, { id, jobId: newId(), notBefore });
}
