import { useState } from 'react';
import { cellText, readCell } from '#domain/quotes/lines/line-cells.ts';
import type { DraftLine, LineDiscount } from '#domain/quotes/lines/quote-line.ts';
import { asQuoteLine } from '#domain/tax-documents/document-figures.ts';
import type { DocumentLine } from '#domain/tax-documents/tax-document.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  id: string;
  error: string | undefined;
  line: DocumentLine;
  onChange: (discount: LineDiscount | null) => void;
};

/** A discount as people write it: `10 %` or a sum. What is none stays in the field, with an error, and changes nothing. */
export function DiscountField({ id, error, line, onChange }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [typed, setTyped] = useState<string | null>(null);
  const cell = { line: asDraftLine(line), cell: 'discount', language } as const;
  const isWrong = typed !== null && readCell(typed, cell) === null;
  return (
    <TextField
      id={id}
      label={t('taxDocuments:lines.discount')}
      placeholder={t('quoteEditor:grid.examples.discount')}
      autoComplete="off"
      value={typed ?? cellText(cell.line, 'discount', language)}
      error={isWrong ? t('quoteRules:unreadable') : error}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readCell(target.value, cell);
        if (read) onChange(read.discount ?? null);
      }}
      onBlur={() => (isWrong ? undefined : setTyped(null))}
    />
  );
}

const asDraftLine = (line: DocumentLine): DraftLine => ({ ...asQuoteLine(line), internalCost: 0 });
