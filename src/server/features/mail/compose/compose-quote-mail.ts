import type { MailPreview } from '#contract/mail/mail.ts';
import type { Language } from '#domain/languages.ts';
import { writePlaceholder } from '#domain/mail/placeholders.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail, mailFooter } from './finish-mail.ts';
import type { MailBlock } from './mail-document.ts';
import type { TypedMessage } from './typed-message.ts';

/** A mail about a quote, filled in; `page` is the absolute address of the private page, null where there is none to show. */
export type QuoteMail = { language: Language; message: TypedMessage; page: string | null; agency: AgencyFacts };

/** The mail with a quote as the owner finds it, with its placeholders still to be filled in (H2). */
export function defaultQuoteMessage(language: Language): TypedMessage {
  const t = textsOf(language);
  const number = writePlaceholder('number');
  return {
    subject: t('emails:quote.subject', { number }),
    body: t('emails:quote.body', {
      number,
      name: writePlaceholder('name'),
      title: writePlaceholder('title'),
      price: writePlaceholder('price'),
      validUntil: writePlaceholder('validUntil'),
    }),
  };
}

/** Writes a mail about a quote: what was typed, the button to the private page, that an answer is welcome, the signature. */
export function composeQuoteMail(mail: QuoteMail): ComposedMail {
  const { language, message, agency } = mail;
  return finishMail({ language, subject: message.subject, blocks: blocksOf(mail), reason: null, agency });
}

/** The same mail to look at before it is sent. */
export function previewQuoteMail(mail: QuoteMail): MailPreview {
  const { brand: name, lines } = mailFooter({ ...mail, reason: null });
  return {
    language: mail.language,
    ...composeQuoteMail(mail),
    paragraphs: blocksOf(mail).map((block) =>
      block.kind === 'link'
        ? { text: `${block.label}\n${block.href}`, isQuiet: false }
        : { text: block.text, isQuiet: block.tone === 'quiet' },
    ),
    footer: { brand: name, lines: [...lines] },
  };
}

type Block = Extract<MailBlock, { kind: 'paragraph' | 'link' }>;

function blocksOf({ language, message, page }: QuoteMail): Block[] {
  const t = textsOf(language);
  const button: Block[] =
    page === null ? [] : [{ kind: 'link', label: t('emails:quote.open'), href: page, tone: 'button' }];
  return [
    ...paragraphsOf(message.body).map((text): Block => ({ kind: 'paragraph', text, hasLinks: true })),
    ...button,
    { kind: 'paragraph', text: t('emails:quote.questions') },
    { kind: 'paragraph', text: `${t('emails:regards')}\n${t('emails:signature')}` },
  ];
}
