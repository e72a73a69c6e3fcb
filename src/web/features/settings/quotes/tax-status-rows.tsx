import { taxStatuses } from '#domain/tax/decide-tax.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { rowsOf, statusRows, typedRows } from './typed-quote-settings.ts';
import type { QuoteSettingsForm } from './use-quote-settings-form.ts';

type Props = { form: QuoteSettingsForm; hintOf: (field: string) => string | undefined };

/** How the agency stands to value added tax from which day on: rows in which something stands, and one more. */
export function TaxStatusRows({ form, hintOf }: Props) {
  const t = useTexts();
  const rows = typedRows(form.values);
  const filled = rows.filter(({ from, status }) => from !== '' || status !== '').length;
  const changeRow = (row: number, changes: { from?: string; status?: string }) =>
    form.change(rowsOf(rows.map((each, index) => (index === row ? { ...each, ...changes } : each))));
  return (
    <div className="grid gap-4">
      {statusRows.slice(0, filled + 1).map((row) => (
        <fieldset key={row} className="grid min-w-0 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <legend className="sr-only">{t('settings:quotes.status.row', { row: row + 1 })}</legend>
          <Select
            {...form.field(`taxStatuses.${row}.status`)}
            label={t('settings:quotes.status.label')}
            hint={hintOf(`taxStatuses.${row}.status`)}
            placeholder={t(row === 0 ? 'settings:quotes.status.choose' : 'settings:quotes.status.noChange')}
            options={taxStatuses.map((value) => ({ value, label: t(`settings:quotes.status.names.${value}`) }))}
            value={rows[row]?.status ?? ''}
            onChange={({ target }) => changeRow(row, { status: target.value })}
          />
          <TextField
            {...form.field(`taxStatuses.${row}.from`)}
            type="date"
            label={t('settings:quotes.status.from')}
            hint={hintOf(`taxStatuses.${row}.from`)}
            value={rows[row]?.from ?? ''}
            onChange={({ target }) => changeRow(row, { from: target.value })}
          />
        </fieldset>
      ))}
    </div>
  );
}
