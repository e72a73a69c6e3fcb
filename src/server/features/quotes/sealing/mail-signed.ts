import type { Transaction } from 'kysely';
import { brand, brandFileName } from '#domain/brand.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeSignedCopy, signedMessage } from '#server/features/mail/compose/quotes/compose-signed-mails.ts';
import { linkToQuote } from '#server/features/mail/compose/link-to-screen.ts';
import { type MailAttachment, insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { findLinks } from '#server/features/quotes/access/links-store.ts';
import type { StoredSignature } from '#server/features/quotes/answers/signatures-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import { quoteLinks } from '#server/features/quotes/sending/quote-links.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import type { SealedFile } from './sealed-file.ts';

type Sealed = { row: QuoteRow; signature: StoredSignature; file: SealedFile };

/** Larger attachments are refused by mail servers; the mail then leads to the page, where the document is. */
const largestAttachment = 10 * 1024 * 1024;

/**
 * Mails the sealed document to who has signed, to the recipient of the quote where that is another address, and to the agency, each
 * once (H5).
 */
export async function mailSigned(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, signature, file }: Sealed,
): Promise<void> {
  const attachment = attachmentOf(signature, file);
  const thread = await readQuoteThread(transaction, row);
  const links = await findLinks(transaction, row.id);
  const { language } = signature.document.quote;
  const place = { language, origin: `http://localhost:${services.config.port}` };
  const isAttached = attachment !== null;
  for (const recipient of recipientsOf(signature)) {
    const link = links.find((each) => each.ended_at === null && isSameAddress(each.email, recipient));
    await queueQuoteMail(services, transaction, {
      kind: 'quote-signed',
      language,
      message: signedMessage({ ...signature, isAttached }),
      ...(!isAttached && { button: textsOf(language)('emails:signed.download') }),
      page: link ? quoteLinks(services, place).page : null,
      linkId: link?.id ?? null,
      requestId: row.service_request_id,
      recipient,
      jobId: services.newId(),
      references: thread?.references ?? [],
      ...(attachment && { attachment }),
    });
  }
  await mailOffice(services, transaction, { row, signature, attachment });
}

type OfficeCopy = { row: QuoteRow; signature: StoredSignature; attachment: MailAttachment | null };

/** The agency's copy goes to the mailbox of the quote's language; an answer to it reaches the signer. */
async function mailOffice(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, signature, attachment }: OfficeCopy,
): Promise<void> {
  const { config, agency, clock, newId } = services;
  const { language } = signature.document.quote;
  const href = linkToQuote(row.id, { origin: `http://localhost:${config.port}`, config });
  const mailbox = brand.mailboxes[language];
  await insertOutboxMessage(transaction, {
    ...composeSignedCopy({ ...signature, isAttached: attachment !== null, href, agency: agency.current().facts }),
    id: newId(),
    jobId: newId(),
    serviceRequestId: row.service_request_id,
    kind: 'quote-signed-copy',
    language,
    recipient: mailbox,
    sender: mailbox,
    replyTo: signature.evidence.signer.email,
    createdAt: clock(),
    ...(attachment && { attachment }),
  });
}

/** Who gets the document: the signer, and whom the quote was sent to. */
function recipientsOf({ document, evidence }: StoredSignature): string[] {
  const [signer, buyer] = [evidence.signer.email.trim(), document.quote.buyer.email.trim()];
  return [signer, ...(isSameAddress(signer, buyer) ? [] : [buyer])].filter((address) => address !== '');
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function attachmentOf({ document }: StoredSignature, { key, bytes }: SealedFile): MailAttachment | null {
  if (bytes > largestAttachment) return null;
  const { language, number } = document.quote;
  const t = textsOf(language);
  const which = `${t('quoteDocument:fileName')}-${number.toLowerCase()}-${t('signedDocument:fileName')}`;
  return { key, bytes, name: `${brandFileName()}-${which}.pdf` };
}
