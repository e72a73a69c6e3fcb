import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import { linkIfAny } from './mail-document.ts';
import { oneLine } from './visitor-text.ts';

/** A received advance (minor units) and the last day (`YYYY-MM-DD`) for its tax document. */
export type AdvanceDue = {
  amount: number;
  currency: Currency;
  buyerName: string;
  quoteNumber: string;
  lastDay: string;
};

/** What warns a person of the agency; `href` opens the documents of the back office, null where no host can be trusted. */
type AdvanceMail = {
  language: Language;
  username: string;
  advance: AdvanceDue;
  href: string | null;
  agency: AgencyFacts;
};

/** Warns that a received advance needs its tax document by a day (H11). */
export function composeAdvanceMail({ language, username, advance, href, agency }: AdvanceMail): ComposedMail {
  const t = textsOf(language);
  const about = {
    sum: formatExactMoney(advance.amount, advance.currency, language),
    name: oneLine(advance.buyerName),
    number: advance.quoteNumber,
    day: writeDay(advance.lastDay, language),
  };
  return finishMail({
    language,
    subject: t('emails:advance.subject', about),
    blocks: [
      { kind: 'paragraph', text: t('emails:greeting', { name: oneLine(username) }) },
      { kind: 'paragraph', text: t('emails:advance.lead', about) },
      { kind: 'paragraph', text: t('emails:advance.instead') },
      ...linkIfAny(t('emails:advance.open'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
