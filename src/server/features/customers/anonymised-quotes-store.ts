import { type SqlBool, type Transaction, sql } from 'kysely';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { unknownBuyer } from '#domain/quotes/content/new-quote.ts';
import { updateQuoteWords } from '#server/database/search/quote-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedQuoteContent } from '#server/stored/quotes/quote-content.ts';
import { contractsOf } from './own-contracts-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/**
 * Removes everything personal from the drafts of a customer: buyer, further recipients, notes and free texts. What was sent is a
 * document that the agency has to keep as it was; its mails go.
 */
export async function clearQuotes(transaction: Transacting, customerId: string, now: number): Promise<void> {
  const rows = await transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote('version', '+', 1) }))
    .where(sql<SqlBool>`id in (${contractsOf(customerId).quotes})`)
    .returning(['id', 'status', 'content', 'mail_id', 'copy_mail_ids'])
    .execute();
  for (const { id, status, content } of rows) {
    if (status === 'draft') await clearDraft(transaction, { id, content, now });
  }
  const mails = rows.flatMap(({ mail_id: mailId, copy_mail_ids: copies }) => [
    ...(mailId === null ? [] : [mailId]),
    ...(copies ?? '').split(' ').filter((id) => id !== ''),
  ]);
  if (mails.length > 0) await transaction.deleteFrom('outbox_messages').where('id', 'in', mails).execute();
}

async function clearDraft(
  transaction: Transacting,
  { id, content, now }: { id: string; content: string; now: number },
): Promise<void> {
  const set = { ...emptiedQuote({ id, content }), updated_at: now };
  await transaction.updateTable('quotes').set(set).where('id', '=', id).execute();
  await updateQuoteWords(transaction, id);
}

/** The columns of a quote without buyer, further recipients, notes and free texts, and with further changes of its content. */
export function emptiedQuote({ id, content }: { id: string; content: string }, further: Partial<QuoteContent> = {}) {
  const before = storedQuoteContent.read(content, `quotes ${id}`);
  const cleared = { title: '', description: '', closing: '', notes: '', buyer: unknownBuyer, copies: [], ...further };
  return {
    title: '',
    buyer_name: '',
    buyer_company: '',
    search_text: '',
    content: storedQuoteContent.write({ ...before, ...cleared }, content),
  };
}
