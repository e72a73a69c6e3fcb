import { formatExactMoney, formatQuantity, formatRate } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { type LineCell, cellText } from '#domain/quotes/lines/line-cells.ts';
import { everyOption } from '#domain/quotes/lines/quote-line.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Currency } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CellEditor } from './cell-editor.tsx';
import { useGridSettings } from './grid-context.ts';
import type { GridColumn } from './grid-places.ts';
import type { RowProps } from './row-props.ts';

type Props = { row: RowProps; column: GridColumn };

/** What stands in a cell: the field in which it is edited, what was typed and cannot be read, or what the line holds. */
export function CellContent({ row, column }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { currency } = useGridSettings();
  const { line, editing, text, unreadable } = row;
  if (editing !== null && editing === column) return <CellEditor line={line} cell={editing} text={text ?? ''} />;
  if (column === 'total') return <span className="line-sum font-semibold">{totalOf(row, { currency, language })}</span>;
  const typed = unreadable?.[column];
  if (typed !== undefined) return <span className="line-unreadable">{typed === '' ? '\u00A0' : typed}</span>;
  const shown = shownText(row, column, { t, language });
  return <span className={shown === '' ? 'line-empty' : undefined}>{shown === '' ? emptyText(column, t) : shown}</span>;
}

/** The sum without tax; of an option, if it is chosen in the quantity proposed. */
function totalOf({ line }: RowProps, { currency, language }: { currency: Currency; language: Language }): string {
  return formatExactMoney(lineAmount(line, everyOption([line])).net, currency, language);
}

type Words = { t: GetText; language: Language };

function shownText({ line }: RowProps, cell: LineCell, { t, language }: Words): string {
  switch (cell) {
    case 'quantity':
      return formatQuantity(line.quantity, language);
    case 'unitPrice':
    case 'internalCost':
      return line[cell] === 0 ? '' : withoutSign(line[cell], language);
    case 'taxRate':
      return formatRate(line.taxRate, language);
    case 'recurrence':
      return t(`quoteEditor:grid.recurrences.${line.recurrence}`);
    case 'discount':
      return line.discount?.kind === 'sum'
        ? withoutSign(line.discount.amount, language)
        : cellText(line, cell, language);
    default:
      return cellText(line, cell, language);
  }
}

/** To the cent, without the sign of the currency, which would stand in every cell. */
function withoutSign(amount: number, language: Language): string {
  return formatExactMoney(amount, 'EUR', language).replaceAll(/[\s\u00A0]?€/g, '');
}

/** What shows that a cell is empty. */
function emptyText(cell: LineCell, t: GetText): string {
  return cell === 'name' || cell === 'description' ? t(`quoteEditor:grid.empty.${cell}`) : '–';
}
