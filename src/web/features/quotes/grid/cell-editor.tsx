import { formatRate } from '#domain/exact-money.ts';
import { type LineCell, cellText } from '#domain/quotes/lines/line-cells.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { type DraftLine, recurrences } from '#domain/quotes/lines/quote-line.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useCellActions, useGridSettings } from './grid-context.ts';
import { NameEditor } from './name-editor.tsx';

type Props = { line: DraftLine; cell: LineCell; text: string };

/** The field in which a cell is edited; it takes the focus. */
export function CellEditor({ line, cell, text }: Props) {
  switch (cell) {
    case 'name':
      return <NameEditor text={text} />;
    case 'description':
      return <DescriptionEditor text={text} />;
    case 'taxRate':
      return <RateEditor line={line} text={text} />;
    case 'recurrence':
      return <RecurrenceEditor text={text} />;
    default:
      return <TextEditor cell={cell} text={text} />;
  }
}

type FieldProps = Pick<Props, 'text'>;

function TextEditor({ cell, text }: Omit<Props, 'line'>) {
  const t = useTexts();
  const { type } = useCellActions();
  return (
    <input
      ref={focusAll}
      className="line-field"
      aria-label={t(`quoteEditor:grid.columns.${cell}`)}
      // A discount has a percent sign, a range a dash, which keypads for numbers do not have.
      inputMode={cell === 'quantity' || cell === 'unitPrice' || cell === 'internalCost' ? 'decimal' : 'text'}
      maxLength={cell === 'unit' ? quoteLimits.unit : 40}
      placeholder={cell === 'discount' || cell === 'option' ? t(`quoteEditor:grid.examples.${cell}`) : undefined}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}

function DescriptionEditor({ text }: FieldProps) {
  const t = useTexts();
  const { type } = useCellActions();
  return (
    <textarea
      ref={focusAtEnd}
      className="line-field"
      rows={3}
      aria-label={t('quoteEditor:grid.columns.description')}
      maxLength={quoteLimits.lineDescription}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** A choice among the rates that the tax allows; one that is no longer allowed can stay until another is chosen. */
function RateEditor({ line, text }: Pick<Props, 'line' | 'text'>) {
  const { language } = usePage();
  const { rates } = useGridSettings();
  const all = rates.includes(line.taxRate) ? rates : [line.taxRate, ...rates];
  const options = all.map((rate) => ({
    value: cellText({ ...line, taxRate: rate }, 'taxRate', language),
    label: formatRate(rate, language),
  }));
  return <Choice cell="taxRate" text={text} options={options} />;
}

function RecurrenceEditor({ text }: FieldProps) {
  const t = useTexts();
  const options = recurrences.map((value) => ({ value, label: t(`quoteEditor:grid.recurrences.${value}`) }));
  return <Choice cell="recurrence" text={text} options={options} />;
}

type ChoiceProps = FieldProps & {
  cell: 'taxRate' | 'recurrence';
  options: readonly { value: string; label: string }[];
};

function Choice({ cell, text, options }: ChoiceProps) {
  const t = useTexts();
  const { type } = useCellActions();
  return (
    <select
      ref={focusElement}
      className="line-field"
      aria-label={t(`quoteEditor:grid.columns.${cell}`)}
      value={text}
      onChange={(event) => type(event.target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** A number is replaced by what is typed. */
function focusAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
