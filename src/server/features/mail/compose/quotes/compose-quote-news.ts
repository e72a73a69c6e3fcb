import type { Language } from '#domain/languages.ts';
import type { QuoteNewsMailKind } from '#domain/mail/mail-kinds.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { GetText } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from '#server/features/mail/compose/finish-mail.ts';
import { type MailBlock, linkIfAny } from '#server/features/mail/compose/mail-document.ts';
import { oneLine, severalLines } from '#server/features/mail/compose/visitor-text.ts';

/** What a customer has done with a quote, for the agency; `href` opens the quote in the back office, null where no host is trusted. */
export type QuoteNewsMail = {
  kind: QuoteNewsMailKind;
  language: Language;
  number: string;
  title: string;
  /** Whose quote it is. */
  name: string;
  /** What the customer has written; '' for a refusal without a reason. */
  text: string;
  /** The line that a question is about; null for the whole quote. */
  line: string | null;
  href: string | null;
  agency: AgencyFacts;
};

/** Tells the agency of a question, a refusal or a wish for changes, with the customer's words (H5). */
export function composeQuoteNews(mail: QuoteNewsMail): ComposedMail {
  const { language, number, href, agency } = mail;
  const t = textsOf(language);
  const word = wordOf[mail.kind];
  const about = { number, title: oneLine(mail.title), name: oneLine(mail.name) };
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t(`emails:quoteNews.${word}.lead`, about) },
    ...(mail.line === null
      ? []
      : [{ kind: 'paragraph', text: t('emails:quoteNews.asked.line', { line: oneLine(mail.line) }) } as const]),
    ...wordsOf(mail, t),
    ...linkIfAny(t('emails:quoteNews.open'), href, 'button'),
  ];
  return finishMail({
    language,
    subject: t(`emails:quoteNews.${word}.subject`, { number }),
    blocks,
    reason: null,
    agency,
  });
}

const wordOf = { 'quote-asked': 'asked', 'quote-declined': 'declined', 'quote-changes': 'changes' } as const;

function wordsOf({ kind, text }: QuoteNewsMail, t: GetText): MailBlock[] {
  const typed = severalLines(text);
  if (kind !== 'quote-declined')
    return paragraphsOf(typed).map((paragraph) => ({ kind: 'paragraph', text: paragraph }));
  const reason =
    typed === ''
      ? t('emails:quoteNews.declined.withoutReason')
      : t('emails:quoteNews.declined.reason', { reason: typed });
  return [{ kind: 'paragraph', text: reason }];
}
