import { numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { TextKey } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/use-texts.ts';

const names: Record<string, TextKey> = {
  title: 'taxDocuments:fields.title',
  dueOn: 'taxDocuments:facts.due',
  prepaid: 'taxDocuments:fields.prepaid',
  lines: 'taxDocuments:lines.label',
  advances: 'taxDocuments:fields.advances',
  'buyer.name': 'taxDocuments:buyer.name',
  'buyer.company': 'taxDocuments:buyer.company',
  'buyer.email': 'taxDocuments:buyer.email',
  'buyer.street': 'taxDocuments:buyer.street',
  'buyer.city': 'taxDocuments:buyer.city',
  'buyer.postalCode': 'taxDocuments:buyer.postalCode',
  'buyer.country': 'customers:fields.country',
  exchangeRate: 'quoteEditor:fields.exchangeRate',
  corrects: 'taxDocuments:fields.correctsReason',
};

/** Returns the name of a field by its path, as its label has it; a line is named by its own name. */
export function useFieldName({ kind, lines, buyer }: TaxDocumentContent): (path: string) => string {
  const t = useTexts();
  return (path) => {
    const [first = '', second = ''] = path.split('.');
    if (first === 'deliveredOn') return t(`taxDocuments:facts.delivered.${kind}`);
    if (first === 'lines' && second !== '')
      return lines.find(({ id }) => id === second)?.name || t('taxDocuments:lines.unnamed');
    const numberField = numberFields.find((field) => first === 'buyer' && field === second);
    const number = numberField && numberKind(buyer.country, numberField);
    if (number) return t(`customers:numbers.${number}`);
    const key = names[`${first}.${second}`] ?? names[first];
    return key ? t(key) : t('taxDocuments:missing.agency');
  };
}
