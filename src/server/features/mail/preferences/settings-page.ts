import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { readOwnPreferences } from './read-preferences.ts';

/** What the settings are rendered from: whose they are and which mails a customer gets, so that the form works without scripts (I3). */
export async function settingsPage(
  services: Pick<Services, 'db' | 'quoteSettings'>,
  { caller: { user }, done }: { caller: Caller; done: string | null },
): Promise<PersonalPage> {
  if (!user) return { data: {} };
  const own = { user: toCurrentUser(user) };
  if (user.role !== 'user' || user.mustEnrol) return { data: own };
  const ownMails = await readOwnPreferences(services, user.id);
  return { data: { ...own, ownMails: { ...ownMails, ...(done === 'mails' && { isSaved: true as const }) } } };
}
