import { writeDay } from '#domain/days.ts';
import { formatRate, writeDecimal } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { cellText, lineCells } from '#domain/quotes/lines/line-cells.ts';
import type { QuoteBuyer, QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useCountryName } from '#web/features/customers/country-names.ts';

type Words = { t: GetText; language: Language; countryOf: (country: string) => string | null };

/** Returns what stands in a field of a draft by its path, as people read it; '' for nothing. */
export function useFieldText(): (content: QuoteContent, field: string) => string {
  const t = useTexts();
  const { language } = usePage();
  const countryOf = useCountryName();
  return (content, field) => {
    const [first = '', second = '', detail = ''] = field.split('.');
    if (first === 'lines') return lineText(content, { id: second, detail }, { t, language, countryOf });
    if (first === 'buyer') return buyerText(content.buyer, second as keyof QuoteBuyer, { t, language, countryOf });
    return ownText(content, first as OwnField, { t, language, countryOf });
  };
}

type OwnField = Exclude<keyof QuoteContent, 'buyer' | 'lines'>;

function ownText(content: QuoteContent, field: OwnField, { t, language }: Words): string {
  switch (field) {
    case 'language':
      return t(`common:language.names.${content.language}`);
    case 'validUntil':
    case 'startDate':
    case 'deliveryDate':
      return dayText(content[field], language);
    case 'copies':
      return content.copies.join(', ');
    case 'paymentPlan':
      return content.paymentPlan
        .map(({ share, due }) => `${formatRate(share, language)} ${t(`quoteEditor:plan.events.${due}`)}`)
        .join(', ');
    case 'exchangeRate':
      return rateText(content.exchangeRate, language);
    default:
      return content[field];
  }
}

const dayText = (day: string, language: Language) => (day === '' ? '' : writeDay(day, language));

function rateText(rate: QuoteContent['exchangeRate'], language: Language): string {
  if (rate === null) return '';
  const { millionths, source, day } = rate;
  return [writeDecimal(millionths, { language, decimals: 6 }), source, dayText(day, language)]
    .filter((part) => part !== '')
    .join(', ');
}

function buyerText(buyer: QuoteBuyer, field: keyof QuoteBuyer, { t, countryOf }: Words): string {
  switch (field) {
    case 'kind':
      return t(`quoteEditor:buyerKinds.${buyer.kind}`);
    case 'country':
      return countryOf(buyer.country) ?? '';
    case 'isVatNumberVerified':
      return buyer.isVatNumberVerified ? t('quoteEditor:fields.isVatNumberVerified') : '';
    default:
      return buyer[field];
  }
}

/** A line's detail, the name of a line that one of the two has removed, or the names of all in their order. */
function lineText({ lines }: QuoteContent, { id, detail }: { id: string; detail: string }, { t, language }: Words) {
  const nameOf = (name: string) => name || t('quoteEditor:unnamedLine');
  if (id === '') return lines.map(({ name }) => nameOf(name)).join(', ');
  const line = lines.find((each) => each.id === id);
  if (!line) return t('quoteEditor:merged.removed');
  const cell = lineCells.find((each) => each === detail);
  if (cell === 'recurrence') return t(`quoteEditor:grid.recurrences.${line.recurrence}`);
  return cell ? cellText(line, cell, language) : nameOf(line.name);
}
