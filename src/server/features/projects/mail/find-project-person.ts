import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findPresentOwner } from '#server/features/access/present-owner-store.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { type QuoteRow, contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import { readQuoteThread } from '#server/features/quotes/sending/quote-thread-store.ts';

/** Who a project is made for, and the mail thread about it. */
export type ProjectPerson = {
  name: string;
  company: string;
  email: string;
  quote: QuoteRow | null;
  references: readonly string[];
};

/**
 * Finds whom a project is made for: the recipient of its quote, else its customer, and who owns their firm by now where that is
 * somebody else (I5). Null where nobody has an address.
 */
export async function findProjectPerson(
  db: Kysely<DatabaseSchema>,
  { quote_id: quoteId, customer_id: customerId }: Pick<ProjectDbRow, 'quote_id' | 'customer_id'>,
): Promise<ProjectPerson | null> {
  const quote = quoteId === null ? null : await findQuote(db, quoteId);
  if (quote) {
    const { name, company, email } = contentOf(quote).buyer;
    const thread = await readQuoteThread(db, quote);
    const customers = [customerId, quote.customer_id].filter((id) => id !== null);
    return personOf(db, { name, company, email, quote, references: thread?.references ?? [] }, customers);
  }
  const customer = customerId === null ? null : await readCustomer(db, customerId);
  if (!customer) return null;
  const { id, name, company, email } = customer;
  return personOf(db, { name, company, email, quote: null, references: [] }, [id]);
}

async function personOf(
  db: Kysely<DatabaseSchema>,
  person: ProjectPerson,
  customers: readonly string[],
): Promise<ProjectPerson | null> {
  const email = person.email.trim();
  if (email === '') return null;
  const owner = await findPresentOwner(db, { email, customers });
  return owner ? { ...person, ...owner, references: [] } : { ...person, email };
}
