import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { startScreenOf } from '#domain/accounts/start-screen.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { markSignedIn } from '#web/features/drafts/account/signed-in-marker.ts';
import { type AccountNews, leaveNews } from './account-news.ts';
import { nextAddress } from './next-address.ts';

/**
 * Opens, as a new document, the page that asked for the login, else the back office, its documents or the portal (F1, spec §4). What
 * is still to be set up is for the server to say: it leads there.
 */
export function openAccount(user: CurrentUser, language: Language, news: AccountNews): void {
  leaveNews(news);
  markSignedIn();
  const next = new URLSearchParams(location.search).get('next');
  location.assign(nextAddress(next, location.origin) ?? pathOf(startScreenOf[user.role], language));
}
