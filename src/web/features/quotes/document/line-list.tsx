import type { ReactNode } from 'react';
import type { LineWords } from '#domain/quotes/document-words.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  lines: readonly LineWords[];
  /** Lines have different rates of tax, so that each says its own. */
  hasRates: boolean;
  /** What stands under a line, such as its questions. */
  renderAside?: ((lineId: string) => ReactNode) | undefined;
};

/** Lines of a quote as a bill of materials: what it is, what it brings, and its amount without tax (H1). */
export function LineList({ lines, hasRates, renderAside }: Props) {
  return (
    <ul className="border-t-2 border-ink">
      {lines.map((line) => (
        <li key={line.id} id={`line-${line.id}`} className="grid scroll-mt-24 gap-1 border-b border-hair py-4">
          <p className="flex items-baseline justify-between gap-6">
            <span className="min-w-0 font-semibold wrap-anywhere">{line.name}</span>
            <span className="figures font-semibold whitespace-nowrap">{line.amount}</span>
          </p>
          <LineDetails line={line} hasRates={hasRates} />
          {renderAside?.(line.id)}
        </li>
      ))}
    </ul>
  );
}

type DetailProps = { line: LineWords; hasRates: boolean; isOption?: boolean };

/** What a line brings, and what its amount is made of where that is not the price of one. */
export function LineDetails({ line, hasRates, isOption = false }: DetailProps) {
  const t = useTexts();
  const figures = figuresOf({ line, hasRates, isOption }, t);
  return (
    <>
      {line.description ? (
        <p className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">{line.description}</p>
      ) : null}
      {figures === '' ? null : <p className="figures text-sm text-muted">{figures}</p>}
    </>
  );
}

function figuresOf({ line, hasRates, isOption }: Required<DetailProps>, t: GetText): string {
  const label = (part: 'discount' | 'taxRate') => t(`quoteDocument:lines.columns.${part}`);
  const parts = [
    line.unitPrice === line.amount && !isOption ? '' : `${line.quantity} × ${line.unitPrice}`,
    line.discount && `${label('discount')} ${line.discount}`,
    hasRates ? `${label('taxRate')} ${line.taxRate}` : '',
    isOption && line.isMonthly ? t('quoteDocument:lines.perMonth') : '',
    line.range ? t('quoteDocument:lines.range', line.range) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
