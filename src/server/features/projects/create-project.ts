import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertProject } from './projects-store.ts';

/** The signed quote that a project begins by. */
type Beginning = {
  id: string;
  quoteId: string;
  requestId: string | null;
  customerId: string | null;
  title: string;
  language: Language;
  now: number;
};

/** Makes the project of a signed quote, once whoever asks for it (domain rules, "Service request"); false where there is one. */
export function createProject(transaction: Transaction<DatabaseSchema>, begun: Beginning): Promise<boolean> {
  return insertProject(transaction, {
    id: begun.id,
    quote_id: begun.quoteId,
    service_request_id: begun.requestId,
    customer_id: begun.customerId,
    title: begun.title,
    language: begun.language,
    created_at: begun.now,
  });
}
