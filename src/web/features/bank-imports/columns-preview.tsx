import { type CsvColumn, csvColumns } from '#domain/bank-imports/csv-profile.ts';
import { readAmount } from '#domain/bank-imports/written-amount.ts';
import { readDay } from '#domain/bank-imports/written-day.ts';
import { writeDay } from '#domain/days.ts';
import { writeDecimal } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  /** Name of the header that stands for each column; '' for none. */
  columns: Record<CsvColumn, string>;
  table: { header: string[]; rows: string[][] };
};

/** What the chosen columns make of the first rows: days and sums as they would be read. */
export function ColumnsPreview({ columns, table }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const chosen = csvColumns.filter((column) => columns[column] !== '');
  const shown = chosen.length === 0 ? null : chosen;
  const cellOf = (row: readonly string[], column: CsvColumn) => row[table.header.indexOf(columns[column])] ?? '';
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-2 text-start font-semibold">{t('bankImports:columns.preview')}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-start">
            {(shown ?? table.header).map((name, index) => (
              // Names of a file's columns may be the same.
              <th key={`${name} ${index}`} scope="col" className="px-2 py-1.5 text-start whitespace-nowrap">
                {shown ? t(`bankImports:columns.fields.${name as CsvColumn}`) : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, 5).map((row, index) => (
            <tr key={`${row.join(' ')} ${index}`} className="border-b border-hair">
              {shown
                ? shown.map((column) => (
                    <td key={column} className="px-2 py-1.5">
                      {written(column, cellOf(row, column), language) ?? (
                        <span className="text-danger">
                          {t('bankImports:columns.unreadable', { text: cellOf(row, column) })}
                        </span>
                      )}
                    </td>
                  ))
                : row.map((cell, place) => (
                    <td key={`${cell} ${place}`} className="px-2 py-1.5 text-muted">
                      {cell}
                    </td>
                  ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell as it would be read; null where it would not. */
function written(column: CsvColumn, text: string, language: Language): string | null {
  if (column === 'bookedOn') {
    const day = readDay(text);
    return day === null ? null : writeDay(day, language);
  }
  if (column !== 'amount') return text;
  const amount = readAmount(text);
  return amount === null ? null : writeDecimal(amount, { language, decimals: 2 });
}
