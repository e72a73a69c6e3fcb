import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { layOutHtml } from '#server/features/mail/layout/lay-out-html.ts';
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
}): ComposedMail {
  const { language, subject, blocks, reason } = mail;
  const document: MailDocument = { language, title: subject, blocks, footer: mailFooter(language, reason) };
  return { subject, text: layOutText(document), html: layOutHtml(document) };
}

/** The firm's footer in a language. */
export function mailFooter(language: Language, reason: string | null): MailDocument['footer'] {
  const { name, address, companyNumber, phone, mailboxes } = brand;
  const lines = [
    `${address.street}, ${address.postalCode} ${address.city}`,
    textsOf(language)('common:footer.companyNumber', { number: companyNumber }),
    `${phone}, ${mailboxes[language]}`,
  ];
  return { brand: name, lines, reason };
}
