import type { Transaction } from 'kysely';
import type { QuoteAnswers } from '#contract/quotes/quote-answers.ts';
import { continuedSubject } from '#domain/mail/continued-subject.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { checkText } from '#domain/text-length.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { questionAnsweredMessage } from '#server/features/mail/compose/quotes/compose-quote-mail.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { queueQuoteMail } from '#server/features/mail/outbox/queue/queue-quote-mail.ts';
import { othersQuote } from '#server/features/service-requests/thread/reaches-customer-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { insertQuoteEvent } from '#server/features/quotes/quote-events-store.ts';
import { type QuoteRow, contentOf, numberOf } from '#server/features/quotes/quote-store.ts';
import { announceQuote } from '#server/features/quotes/sending/announce-quote.ts';
import { quoteLinks } from '#server/features/quotes/sending/quote-links.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';
import { markAnswered } from '#server/features/service-requests/reply/mark-answered.ts';
import { insertMessage } from '#server/features/service-requests/reply/request-messages-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { findLinkToNewest } from './newest-link-store.ts';
import { type QuestionRow, findQuestion, writeAnswer } from './questions-store.ts';
import { readQuoteAnswers } from '#server/features/quotes/answers/read-quote-answers.ts';

type Answer = { id: string; question: string; text: string; caller: Caller; audit: Audit };

/**
 * Answers a customer's question about a quote, once (H5): it stands on the page and in the conversation of the request, and is mailed
 * to who has asked, in the quote's language and thread, with their link to what is shown now. Throws `not-found`, `changed-meanwhile`, `invalid-input`,
 * `links-not-mailed`.
 */
export async function answerQuestion(services: Services, wish: Answer): Promise<QuoteAnswers> {
  const text = wish.text.trim();
  refuseFields(checkText('text', text, { maximum: signingLimits.question }), wish.caller.language);
  const now = services.clock();
  const authorId = wish.caller.user?.id ?? '';
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await lockQuote(transaction, wish.id);
    const question = found && (await findQuestion(transaction, { id: wish.question, quoteId: wish.id }));
    if (!found || !question) throw new AppError('not-found');
    if (!(await writeAnswer(transaction, question.id, { text, now, authorId }))) {
      throw new AppError('changed-meanwhile');
    }
    await insertQuoteEvent(transaction, {
      id: services.newId(),
      quote_id: found.id,
      at: now,
      actor_kind: 'admin',
      actor_id: authorId,
      kind: 'answered',
      from_status: null,
      to_status: null,
      reason: null,
    });
    const { mailId, message } = await mailAnswer(services, transaction, {
      row: found,
      question,
      text,
      caller: wish.caller,
    });
    await wish.audit(transaction, { subjectId: found.id, facts: { number: numberOf(found) } });
    const requestId = found.service_request_id;
    if (requestId === null) return found;
    const quoteId = await othersQuote(transaction, { requestId, quoteId: found.id });
    await insertMessage(transaction, { id: services.newId(), requestId, authorId, message, mailId, quoteId, now });
    await markAnswered(transaction, { id: requestId, now, authorId, newId: services.newId });
    return found;
  });
  services.pokeJobs();
  announceQuote(services, row);
  return readQuoteAnswers(services, wish.id);
}

type Mailing = { row: QuoteRow; question: QuestionRow; text: string; caller: Caller };

async function mailAnswer(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, question, text, caller }: Mailing,
): Promise<{ mailId: string; message: TypedMessage }> {
  const { language, title, buyer } = contentOf(row);
  const thread = await readQuoteThread(transaction, row);
  const about = { number: numberOf(row) ?? '', title, name: buyer.name, question: question.text, answer: text };
  const typed = questionAnsweredMessage(language, about);
  const message = thread ? { ...typed, subject: continuedSubject(thread.subject) } : typed;
  const link = await findLinkToNewest(transaction, row, question.email);
  const mailId = await queueQuoteMail(services, transaction, {
    kind: 'quote-question-answered',
    language,
    message,
    page: link ? quoteLinks(services, { language: link.language, origin: caller.origin }).page : null,
    linkId: link?.id ?? null,
    requestId: row.service_request_id,
    recipient: question.email,
    jobId: services.newId(),
    references: thread?.references ?? [],
  });
  return { mailId, message: { ...message, body: text } };
}
