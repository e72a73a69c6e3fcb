import type { Language } from '#domain/languages.ts';
import { type MailTopic, topicOfMail } from '#domain/mail/mail-topics.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import type { Services } from '#server/services.ts';

/** What stands in the place of the token in stored texts, as addresses take it: whoever reads the outbox cannot use the link. */
export const preferencesMark = '__mail-preferences__';

/** Where a recipient turns off mails like this one. */
export type PreferencesLink = { topic: MailTopic; href: string };

/** Services that say what may be turned off, and where. */
export type PreferencesServices = Pick<Services, 'quoteSettings'> & {
  config: Pick<Services['config'], 'siteHosts' | 'siteScheme' | 'port'>;
};

/** The topic of a mail of a kind, as the agency allows it to be turned off; null for what is always sent. */
export function optionalTopicOf({ quoteSettings }: Pick<Services, 'quoteSettings'>, kind: string): MailTopic | null {
  return topicOfMail(kind, quoteSettings.current().settings);
}

/** The link for the footer of a mail, with the mark for its token; null for what is always sent, and where no host can be trusted. */
export function preferencesLinkOf(
  services: PreferencesServices,
  { kind, language }: { kind: string; language: Language },
): PreferencesLink | null {
  const topic = optionalTopicOf(services, kind);
  const href = topic === null ? null : preferencesAddress(services, { language, token: preferencesMark });
  return topic === null || href === null ? null : { topic, href };
}

/** Absolute address of the page behind a token; null where no host can be trusted. */
export function preferencesAddress(
  { config }: Pick<PreferencesServices, 'config'>,
  { language, token }: { language: Language; token: string },
): string | null {
  // Nobody calls: without configured hosts only this machine itself is a place that a link may lead to.
  const origin = `http://localhost:${config.port}`;
  return linkToScreen('mailPreferences', { language, origin, config, token });
}

type Bodies = { text: string; html: string };

/** The bodies of a mail as they are sent, with the token in its place. */
export function fillPreferencesLink<Mail extends Bodies>(mail: Mail, token: string): Mail {
  const [text, html] = [mail.text, mail.html].map((body) => body.replaceAll(preferencesMark, token)) as [
    string,
    string,
  ];
  return { ...mail, text, html };
}
