import type { MailPreview } from '#contract/mail/mail.ts';
import type { Language } from '#domain/languages.ts';
import { writePlaceholder } from '#domain/mail/placeholders.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail, mailFooter } from '#server/features/mail/compose/finish-mail.ts';
import type { MailBlock } from '#server/features/mail/compose/mail-document.ts';
import type { PreferencesLink } from '#server/features/mail/preferences/preferences-link.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { oneLine, severalLines } from '#server/features/mail/compose/visitor-text.ts';

/** A mail about a quote, filled in; `page` is the absolute address of the private page, null where there is none to show. */
export type QuoteMail = {
  language: Language;
  message: TypedMessage;
  page: string | null;
  /** What the button to the page says; left out where it opens the quote. */
  button?: string;
  /** Where mails like this one are turned off; left out for what is always sent. */
  preferences?: PreferencesLink | null;
  agency: AgencyFacts;
};

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
  const { language, message, preferences = null, agency } = mail;
  return finishMail({ language, subject: message.subject, blocks: blocksOf(mail), reason: null, preferences, agency });
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

function blocksOf({ language, message, page, ...mail }: QuoteMail): Block[] {
  const t = textsOf(language);
  const label = mail.button ?? t('emails:quote.open');
  const button: Block[] = page === null ? [] : [{ kind: 'link', label, href: page, tone: 'button' }];
  return [
    ...paragraphsOf(message.body).map((text): Block => ({ kind: 'paragraph', text, hasLinks: true })),
    ...button,
    { kind: 'paragraph', text: t('emails:quote.questions') },
    { kind: 'paragraph', text: `${t('emails:regards')}\n${t('emails:signature')}` },
  ];
}

/** What every mail about a quote names. */
type About = { number: string; title: string; name: string };

/** What is written to a customer whose quote is withdrawn: that it does not hold any more, and why. */
export function withdrawalMessage(language: Language, about: About & { reason: string }): TypedMessage {
  const t = textsOf(language);
  const lead = t('emails:quote.withdrawn.lead', cleaned(about));
  const reason = t('emails:quote.withdrawn.reason', { reason: severalLines(about.reason) });
  return {
    subject: t('emails:quote.withdrawn.subject', { number: about.number }),
    body: [greeting(language, about), lead, reason].join('\n\n'),
  };
}

/** What gives a recipient a new link to a quote. */
export function newLinkMessage(language: Language, about: About): TypedMessage {
  const t = textsOf(language);
  return {
    subject: t('emails:quote.link.subject', { number: about.number }),
    body: [greeting(language, about), t('emails:quote.link.lead', cleaned(about))].join('\n\n'),
  };
}

/** What reminds a customer of a quote; `date` is its last day as the language writes it. */
export function reminderMessage(
  kind: 'unseen' | 'ending',
  language: Language,
  about: About & { date: string },
): TypedMessage {
  const t = textsOf(language);
  const values = { ...cleaned(about), date: about.date };
  return {
    subject: t(`emails:quote.${kind}.subject`, values),
    body: [greeting(language, about), t(`emails:quote.${kind}.lead`, values)].join('\n\n'),
  };
}

/** What answers a customer's question about a quote (H5). */
export function questionAnsweredMessage(
  language: Language,
  about: About & { question: string; answer: string },
): TypedMessage {
  const t = textsOf(language);
  const question = t('emails:quote.answered.question', { question: oneLine(about.question) });
  return {
    subject: t('emails:quote.answered.subject', { number: about.number }),
    body: [
      greeting(language, about),
      t('emails:quote.answered.lead', cleaned(about)),
      question,
      severalLines(about.answer),
    ].join('\n\n'),
  };
}

const cleaned = ({ number, title }: About) => ({ number, title: oneLine(title) });
const greeting = (language: Language, { name }: About) => textsOf(language)('emails:greeting', { name: oneLine(name) });
