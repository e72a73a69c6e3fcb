import { sql } from 'kysely';

/** The address of a private link as people are found by it, whatever case and script it was written in; written as in the index of migration 0059. */
export const linkAddress = sql<string>`coalesce(quote_links.email_key, lower(quote_links.email))`;
