import { sql } from 'kysely';
import { linkAddress } from '#server/database/link-address.ts';

/**
 * What stands behind `in` for the quotes and projects of a customer: what is filed under it, but for what went to an address that is
 * neither the customer's nor its firm's and is somebody else's contract (I4).
 */
export function contractsOf(customerId: string) {
  const addresses = sql`select email_key from customers where id = ${customerId} or merged_into_id = ${customerId}
    union all select address from firm_addresses where customer_id = ${customerId}`;
  const sent = sql`select 1 from quote_links where quote_links.quote_id = quotes.id and is_copy = 0`;
  const quotes = sql`select id from quotes where customer_id = ${customerId}
    and (not exists (${sent}) or exists (${sent} and ${linkAddress} in (${addresses})))`;
  const projects = sql`select id from projects where customer_id = ${customerId}
    and (quote_id is null or quote_id in (${quotes}))`;
  return { quotes, projects };
}
