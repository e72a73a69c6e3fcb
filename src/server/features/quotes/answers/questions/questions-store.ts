import type { Kysely, Selectable, Transaction } from 'kysely';
import type { QuoteQuestion } from '#contract/quotes/quote-signing-shapes.ts';
import type { QuoteQuestionTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
export type QuestionRow = Selectable<QuoteQuestionTable>;

/** Adds a question. */
export async function insertQuestion(transaction: Transaction<DatabaseSchema>, row: QuestionRow): Promise<void> {
  await transaction.insertInto('quote_questions').values(row).execute();
}

/** A question about a quote; null for an unknown one. */
export async function findQuestion(
  db: Db,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<QuestionRow | null> {
  const row = db.selectFrom('quote_questions').selectAll().where('id', '=', id).where('quote_id', '=', quoteId);
  return (await row.executeTakeFirst()) ?? null;
}

/** The questions about a quote, oldest first, as everybody with its link reads them at a time (ms UTC). */
export async function findQuestions(db: Db, quoteId: string, now: number): Promise<QuoteQuestion[]> {
  const rows = await db
    .selectFrom('quote_questions as questions')
    .leftJoin('outbox_messages as mails', 'mails.id', 'questions.mail_id')
    .select(['questions.id', 'line_id', 'text', 'asked_at', 'answer', 'answered_at', 'mails.state', 'not_before'])
    .where('quote_id', '=', quoteId)
    .orderBy('asked_at')
    .orderBy('questions.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    lineId: row.line_id,
    text: row.text,
    askedAt: row.asked_at,
    undoUntil: row.state === 'pending' && row.answer === null ? stillAhead(row.not_before, now) : null,
    answer: row.answer,
    answeredAt: row.answered_at,
  }));
}

/** Until when a held mail can be taken back (ms UTC); null when it cannot any more. */
export async function undoableUntil(db: Db, mailId: string | null, now: number): Promise<number | null> {
  if (mailId === null) return null;
  const mail = db.selectFrom('outbox_messages').select(['state', 'not_before']).where('id', '=', mailId);
  const row = await mail.executeTakeFirst();
  return row?.state === 'pending' ? stillAhead(row.not_before, now) : null;
}

const stillAhead = (at: number | null, now: number) => (at !== null && at > now ? at : null);

/** Whether a question about a quote of a request waits for an answer. */
export async function hasOpenQuestion(db: Db, requestId: string): Promise<boolean> {
  const open = await db
    .selectFrom('quote_questions')
    .innerJoin('quotes', 'quotes.id', 'quote_questions.quote_id')
    .select('quote_questions.id')
    .where('quotes.service_request_id', '=', requestId)
    .where('answer', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Forgets a question that was taken back. */
export async function deleteQuestion(transaction: Transaction<DatabaseSchema>, id: string): Promise<void> {
  await transaction.deleteFrom('quote_questions').where('id', '=', id).execute();
}

/** Answers a question; false when it has an answer. */
export async function writeAnswer(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  { text, now, authorId }: { text: string; now: number; authorId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quote_questions')
    .set({ answer: text, answered_at: now, answered_by: authorId })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
