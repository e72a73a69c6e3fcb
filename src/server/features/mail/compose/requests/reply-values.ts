import { estimatePdfPath } from '#contract/estimates.ts';
import { brand } from '#domain/brand.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { type Language, type LanguageHosts } from '#domain/languages.ts';
import type { PlaceholderValues } from '#domain/mail/placeholders.ts';
import { type Currency, type MoneyRange, currencyOf, formatRange } from '#domain/money.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { textsOf } from '#server/texts.ts';
import { nameInMail, withoutLinks } from '#server/features/mail/compose/visitor-text.ts';

/** The details of a request that a reply may name. */
export type RequestToAnswer = {
  language: Language;
  number: number;
  title: string;
  contact: Pick<Contact, 'name' | 'company'>;
  currency: Currency;
  estimate: MoneyRange | null;
  estimateId: string | null;
  confirmationToken: string;
};

/** Scheme and host of the request, and the hosts of single languages. */
export type Site = { origin: string; hosts: LanguageHosts };

/** What the placeholders of a reply to a request stand for (G3); addresses are absolute and in its language. */
export function replyValues(request: RequestToAnswer, site: Site): PlaceholderValues {
  const { language, number, title, contact, currency, estimate, estimateId, confirmationToken } = request;
  const link = new URL(addressIn(language, { screen: 'confirmation', ...site }));
  link.searchParams.set('request', confirmationToken);
  return {
    name: nameInMail(contact.name) || null,
    company: withoutLinks(contact.company) || null,
    number: String(number),
    title: withoutLinks(title) || null,
    price: estimate && formatRange(estimate, currency, language),
    pdf: estimateId === null ? null : pdfAddress(estimateId, addressIn(language, { screen: 'home', ...site })),
    link: link.href,
    phone: brand.phone,
  };
}

/** A sample request with a value for every placeholder, for the preview of a template (G7). */
export function sampleValues(language: Language, site: Site): PlaceholderValues {
  const t = textsOf(language);
  return replyValues(
    {
      language,
      number: 1042,
      title: t('emails:sample.title'),
      contact: { name: t('emails:sample.name'), company: t('emails:sample.company') },
      currency: currencyOf[language],
      estimate: sampleEstimates[currencyOf[language]],
      estimateId: 'sample',
      confirmationToken: 'sample',
    },
    site,
  );
}

/** Minor units. */
const sampleEstimates: Record<Currency, MoneyRange> = {
  EUR: { minimum: 180_000, maximum: 260_000 },
  CZK: { minimum: 4_500_000, maximum: 6_500_000 },
  DKK: { minimum: 1_341_000, maximum: 1_937_000 },
};

function pdfAddress(estimateId: string, home: string): string {
  return new URL(estimatePdfPath.replace(':id', encodeURIComponent(estimateId)), home).href;
}
