import type { MailPreferencesOfPage } from '#contract/mail/mail-preferences.ts';
import type { Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { readPreferencesToken } from './preferences-token.ts';
import { readTopics } from './read-preferences.ts';

type Wanted = {
  token: string;
  /** What was done last, from the address. */
  done?: string | null;
};

const news = ['off', 'on', 'saved'] as const;

/**
 * What the page behind the link of a mail is rendered from, in the language of the mail (I3). Reading it changes nothing, so that
 * programs which open links do no harm; 410 for a link that the site has not made.
 */
export async function preferencesPage(
  services: Pick<Services, 'db' | 'quoteSettings' | 'signingKeys'>,
  { token, done }: Wanted,
): Promise<{ data: { mailPreferences: MailPreferencesOfPage | null }; status?: number; language?: Language }> {
  const reader = readPreferencesToken(services.signingKeys.all(), token);
  if (!reader) return { data: { mailPreferences: null }, status: 410 };
  const { emailKey: email, topic, language } = reader;
  const said = news.find((each) => each === done);
  return {
    data: {
      mailPreferences: { token, email, topic, topics: await readTopics(services, email), ...(said && { news: said }) },
    },
    language,
  };
}
