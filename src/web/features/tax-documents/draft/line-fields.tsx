import type { ReactNode } from 'react';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { asQuoteLine } from '#domain/tax-documents/document-figures.ts';
import type { DocumentLine } from '#domain/tax-documents/tax-document.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DecimalField } from '#web/features/quotes/editor/decimal-field.tsx';
import { DiscountField } from './discount-field.tsx';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = {
  form: DocumentForm;
  line: DocumentLine;
  index: number;
  /** It was only just added: its name takes the focus. */
  isNew: boolean;
  /** Only its wording can be changed. */
  isFixed: boolean;
};

/** One line: what it is, how much of it for how much, and its sum. */
export function LineFields({ form, line, index, isNew, isFixed }: Props) {
  const t = useTexts();
  const { content, values, change } = form;
  const name = line.name.trim() === '' ? t('taxDocuments:lines.nth', { place: index + 1 }) : line.name;

  function changeLine(changes: Partial<DocumentLine>): void {
    change({ lines: values.lines.map((each) => (each.id === line.id ? { ...each, ...changes } : each)) });
  }

  const part = { form, line, onChange: changeLine };
  return (
    <li className="border-t border-hair py-4 last:border-b">
      <fieldset className="grid min-w-0 gap-x-3 gap-y-3">
        <legend className="sr-only">{name}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            ref={isNew ? focusOnce : undefined}
            id={pathId(line, 'name')}
            label={t('taxDocuments:lines.name')}
            error={form.errorOf(pathOf(line, 'name'))}
            maxLength={quoteLimits.lineName}
            lang={content.language}
            autoComplete="off"
            value={line.name}
            onChange={({ target }) => changeLine({ name: target.value })}
          />
          <TextField
            id={pathId(line, 'description')}
            label={t('taxDocuments:lines.description')}
            maxLength={quoteLimits.lineDescription}
            lang={content.language}
            autoComplete="off"
            value={line.description}
            onChange={({ target }) => changeLine({ description: target.value })}
          />
        </div>
        {isFixed ? (
          <FixedSum form={form} line={line} />
        ) : (
          <Sums {...part}>
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start xl:mt-8"
              icon={<CloseIcon size={16} />}
              aria-label={t('taxDocuments:lines.removeNamed', { name })}
              onClick={() => change({ lines: values.lines.filter(({ id }) => id !== line.id) })}
            >
              {t('taxDocuments:lines.remove')}
            </Button>
          </Sums>
        )}
      </fieldset>
    </li>
  );
}

const pathOf = (line: DocumentLine, column: string) => `lines.${line.id}.${column}`;
const pathId = (line: DocumentLine, column: string) => fieldId(formId, pathOf(line, column));

type PartProps = Pick<Props, 'form' | 'line'> & { onChange: (changes: Partial<DocumentLine>) => void };

/** Quantity, price, discount and rate in one row, with what they make. */
function Sums({ form, line, onChange, children }: PartProps & { children: ReactNode }) {
  const t = useTexts();
  const { language } = usePage();
  const { tax, content, errorOf } = form;
  const rates = tax.rates.includes(line.taxRate) ? tax.rates : [line.taxRate, ...tax.rates];
  const field = (column: string) => ({ id: pathId(line, column), error: errorOf(pathOf(line, column)) });
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 xl:grid-cols-[5.5rem_5rem_minmax(7rem,1fr)_6rem_6rem_minmax(7rem,1fr)_auto]">
      <DecimalField
        {...field('quantity')}
        label={t('taxDocuments:lines.quantity')}
        decimals={3}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <TextField
        {...field('unit')}
        label={t('taxDocuments:lines.unit')}
        maxLength={quoteLimits.unit}
        lang={content.language}
        autoComplete="off"
        value={line.unit}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
      <DecimalField
        {...field('unitPrice')}
        label={t('taxDocuments:lines.unitPrice')}
        suffix={content.currency}
        decimals={2}
        value={line.unitPrice}
        onChange={(unitPrice) => onChange({ unitPrice })}
      />
      <DiscountField {...field('discount')} line={line} onChange={(discount) => onChange({ discount })} />
      <Select
        {...field('taxRate')}
        label={t('taxDocuments:lines.taxRate')}
        value={String(line.taxRate)}
        options={rates.map((rate) => ({ value: String(rate), label: formatRate(rate, language) }))}
        onChange={({ target }) => onChange({ taxRate: Number(target.value) })}
      />
      <FixedSum form={form} line={line} />
      {children}
    </div>
  );
}

/** What the line makes without tax. */
function FixedSum({ form: { content }, line }: Pick<Props, 'form' | 'line'>) {
  const t = useTexts();
  const { language } = usePage();
  const sum = formatExactMoney(lineAmount(asQuoteLine(line)).net, content.currency, language);
  return (
    <p className="grid gap-1.5 text-end max-sm:text-start">
      <span className="text-sm text-muted">{t('taxDocuments:lines.net')}</span>
      <strong className="figures leading-8 whitespace-nowrap">{sum}</strong>
    </p>
  );
}
