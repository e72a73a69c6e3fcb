import { createLink, tokenOfLink } from '#server/features/quotes/access/private-links.ts';
import { findLinks } from '#server/features/quotes/access/links-store.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Makes a private link to a stored quote; answers its secret. */
export async function storeLink(
  { services }: Pick<TestApp, 'services'>,
  quoteId: string,
  email = 'jan@strechy.example',
): Promise<string> {
  await services.db
    .transaction()
    .execute((transaction) => createLink(services, transaction, { quoteId, email, isCopy: false }));
  return (await linkTokensOf({ services }, quoteId)).at(-1) ?? '';
}

/** The secrets of all links to a quote, in the order of their recipients. */
export async function linkTokensOf({ services }: Pick<TestApp, 'services'>, quoteId: string): Promise<string[]> {
  return (await findLinks(services.db, quoteId)).map((link) => tokenOfLink(services, link));
}
