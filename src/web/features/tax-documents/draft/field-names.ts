import { numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { TextKey } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

const names: Record<string, TextKey> = {
  title: 'taxDocuments:fields.title',
  dueOn: 'taxDocuments:facts.due',
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
export function useFieldName(content: TaxDocumentContent): (path: string) => string {
  const t = useTexts();
  return (path) => {
    const [first = '', second = ''] = path.split('.');
    const key = keyOfKind(first, content) ?? keyOfNumber(path, content) ?? names[`${first}.${second}`] ?? names[first];
    if (first === 'lines' && second !== '') return nameOfLine(second, content) || t('taxDocuments:lines.unnamed');
    return key ? t(key) : path;
  };
}

const keyOfKind = (field: string, { kind }: TaxDocumentContent): TextKey | undefined =>
  field === 'deliveredOn' ? `taxDocuments:facts.delivered.${kind}` : undefined;

const nameOfLine = (id: string, { lines }: TaxDocumentContent) => lines.find((line) => line.id === id)?.name;

/** A number of the firm is called as in its country. */
function keyOfNumber(path: string, { buyer }: TaxDocumentContent): TextKey | undefined {
  const field = numberFields.find((each) => path === `buyer.${each}`);
  const kind = field && numberKind(buyer.country, field);
  return kind ? `customers:numbers.${kind}` : undefined;
}
