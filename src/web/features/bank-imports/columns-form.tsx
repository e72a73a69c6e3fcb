import type { BankFileOutcome } from '#contract/bank-imports.ts';
import {
  type CsvColumn,
  type OwnCsvMapping,
  csvColumns,
  csvProfileLimits,
  missingInMapping,
  requiredCsvColumns,
} from '#domain/bank-imports/csv-profile.ts';
import { type Form, useForm } from '../../lib/forms/use-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColumnsPreview } from './columns-preview.tsx';
import { useSaveBankProfile } from './queries.ts';
import type { FileImport } from './use-import-file.ts';

type Table = Extract<BankFileOutcome, { outcome: 'columns-unknown' }>;
type Props = { file: FileImport; table: Table };
type Values = { name: string } & Record<CsvColumn, string>;

const mappingOf = ({ name, ...columns }: Values): OwnCsvMapping => ({ name, columns });

/** Asks which column of a CSV file is which, shows what that makes of the first rows, and reads the file by it (H9). */
export function ColumnsForm({ file, table }: Props) {
  const t = useTexts();
  const save = useSaveBankProfile();
  const form = useForm<Values>({
    id: 'columns',
    start: { name: '', ...(Object.fromEntries(csvColumns.map((column) => [column, ''])) as Record<CsvColumn, string>) },
    clean: (values) => ({ ...values, name: values.name.trim() }),
    check: (values) => missingInMapping(mappingOf(values)).map((field) => ({ field, rule: 'required' })),
    send: (values) => save.mutateAsync(mappingOf(values)),
    onSaved: () => file.again(),
  });
  return (
    <form noValidate className="grid gap-5 rounded-lg border border-hair bg-sheet p-5 md:p-8" onSubmit={form.submit}>
      <div className="grid gap-1.5">
        <h2 className="text-xl">{t('bankImports:columns.title')}</h2>
        <p className="max-w-prose text-muted">{t('bankImports:columns.text')}</p>
      </div>
      <FormNotices form={form} failureTitle={t('bankImports:columns.failed')} />
      <TextField
        {...form.input('name')}
        className="sm:max-w-sm"
        label={t('bankImports:columns.name')}
        hint={t('bankImports:columns.nameHint')}
        maxLength={csvProfileLimits.name}
        autoComplete="off"
        required
      />
      <ColumnSelects form={form} header={table.header} />
      <ColumnsPreview columns={form.values} table={table} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        isLoading={form.isSending || file.isWorking}
      >
        {t('bankImports:columns.save')}
      </Button>
    </form>
  );
}

function ColumnSelects({ form, header }: { form: Form<Values>; header: readonly string[] }) {
  const t = useTexts();
  const names = [...new Set(header.filter((name) => name !== ''))];
  const isRequired = (column: CsvColumn) => requiredCsvColumns.some((each) => each === column);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {csvColumns.map((column) => (
        <Select
          key={column}
          {...form.input(column)}
          label={t(`bankImports:columns.fields.${column}`)}
          {...(!isRequired(column) && { mark: t('common:optional') })}
          placeholder={t('bankImports:columns.none')}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      ))}
    </div>
  );
}
