import type { Language } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import type { PreferencesLink } from '#server/features/mail/preferences/preferences-link.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { type MailBlock, linkIfAny } from './mail-document.ts';
import { oneLine } from './visitor-text.ts';

/** A message that was said before, with its author and the time as the language writes it. */
type Earlier = { name: string; time: string; body: string };

/** What somebody who was away has not read of a thread. */
export type ThreadMail = {
  language: Language;
  name: string;
  /** Request or project, as it is called. */
  about: string;
  /** Subject of the mails that it continues; null for the first one. */
  subject: string | null;
  /** Oldest first. */
  messages: readonly string[];
  earlier: readonly Earlier[];
  /** Where it is answered in the portal; null where the reader has no account, or no host can be trusted. */
  href: string | null;
  /** Where such mails are turned off; null where no host can be trusted. */
  preferences: PreferencesLink | null;
  agency: AgencyFacts;
};

/** Tells a customer who was away what was written, with what was said before (I2). */
export function composeThreadMail({
  language,
  name,
  subject,
  messages,
  earlier,
  href,
  preferences,
  agency,
  ...mail
}: ThreadMail): ComposedMail {
  const t = textsOf(language);
  const about = { about: oneLine(mail.about) };
  const quoted = earlier.map((said): MailBlock => ({ kind: 'paragraph', tone: 'quiet', text: quotationOf(said) }));
  return finishMail({
    language,
    subject: subject ?? t('emails:thread.subject', about),
    blocks: [
      { kind: 'paragraph', text: t('emails:greeting', { name: oneLine(name) }) },
      { kind: 'paragraph', text: t('emails:thread.lead', about) },
      ...messages
        .flatMap((message) => paragraphsOf(message))
        .map((text): MailBlock => ({ kind: 'paragraph', text, hasLinks: true })),
      ...linkIfAny(t('emails:thread.open'), href, 'button'),
      { kind: 'paragraph', text: t('emails:thread.answer') },
      { kind: 'paragraph', text: `${t('emails:regards')}\n${t('emails:signature')}` },
      ...(quoted.length > 0 ? [{ kind: 'heading', text: t('emails:thread.earlier') } as const, ...quoted] : []),
    ],
    reason: null,
    preferences,
    agency,
  });
}

/** In the form in which mail programs quote, so that an answer is told from what it answers. */
const quotationOf = ({ name, time, body }: Earlier): string =>
  [`${oneLine(name)}, ${time}`, ...body.split('\n').map((line) => `> ${line}`)].join('\n');
