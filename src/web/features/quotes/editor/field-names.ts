import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import type { TextKey } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** Names of fields by their first part; those of the buyer by both parts. */
const names: Record<string, TextKey> = {
  language: 'quoteEditor:fields.language',
  currency: 'quoteEditor:fields.currency',
  title: 'quoteEditor:fields.title',
  description: 'quoteEditor:fields.description',
  closing: 'quoteEditor:fields.closing',
  terms: 'quoteEditor:fields.terms',
  paymentTerms: 'quoteEditor:fields.paymentTerms',
  notes: 'quoteEditor:fields.notes',
  validUntil: 'quoteEditor:fields.validUntil',
  startDate: 'quoteEditor:fields.startDate',
  deliveryDate: 'quoteEditor:fields.deliveryDate',
  copies: 'quoteEditor:fields.copies',
  lines: 'quoteEditor:sections.lines',
  paymentPlan: 'quoteEditor:sections.plan',
  exchangeRate: 'quoteEditor:fields.exchangeRate',
  buyer: 'quoteEditor:sections.buyer',
  'buyer.kind': 'quoteEditor:fields.kind',
  'buyer.name': 'customers:fields.name',
  'buyer.company': 'customers:fields.company',
  'buyer.email': 'customers:fields.email',
  'buyer.phone': 'customers:fields.phone',
  'buyer.address': 'customers:fields.address',
  'buyer.country': 'customers:fields.country',
};

/** Returns the name of a field by its path, as its label has it; a line is named by its own name. */
export function useFieldName(lines: readonly DraftLine[]): (path: string) => string {
  const t = useTexts();
  return (path) => {
    const [first = '', second = ''] = path.split('.');
    const key = names[`${first}.${second}`] ?? names[first];
    if (first === 'lines' && second !== '')
      return lines.find(({ id }) => id === second)?.name || t('quoteEditor:unnamedLine');
    return key ? t(key) : path;
  };
}
