import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { type AgencyFacts, registrationOf } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { layOutHtml } from '#server/features/mail/layout/lay-out-html.ts';
import type { PreferencesLink } from '#server/features/mail/preferences/preferences-link.ts';
import type { MailBlock, MailDocument } from './mail-document.ts';
import { layOutText } from '#server/features/mail/layout/lay-out-text.ts';

/** A composed mail without addresses. */
export type ComposedMail = { subject: string; text: string; html: string };

/** Puts the firm's footer under the blocks of a mail and lays out both parts; `reason` says why it came, if it must. */
export function finishMail(mail: {
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
  reason: string | null;
  /** Where mails like this one are turned off; left out for what is always sent. */
  preferences?: PreferencesLink | null;
  agency: AgencyFacts;
}): ComposedMail {
  const { language, subject, blocks } = mail;
  const document: MailDocument = { language, title: subject, blocks, footer: mailFooter(mail) };
  return { subject, text: layOutText(document), html: layOutHtml(document) };
}

type Footer = {
  language: Language;
  reason: string | null;
  preferences?: PreferencesLink | null;
  agency: AgencyFacts;
};

/** The firm's footer in a language. */
export function mailFooter({ language, reason, preferences, agency }: Footer): MailDocument['footer'] {
  const { name, address, phone, mailboxes } = brand;
  const lines = [
    `${address.street}, ${address.postalCode} ${address.city}`,
    ...[agency.legalForm, registrationOf(agency)].filter((line) => line !== ''),
    textsOf(language)('common:footer.companyNumber', { number: agency.companyNumber }),
    `${phone}, ${mailboxes[language]}`,
  ];
  return { brand: name, lines, reason, preferences: preferences ? wordPreferences(preferences, language) : null };
}

function wordPreferences({ topic, href }: PreferencesLink, language: Language): MailDocument['footer']['preferences'] {
  const t = textsOf(language);
  return { lead: t('emails:preferences.lead'), label: t(`emails:preferences.${topic}`), href };
}
