import { useState } from 'react';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import { emptyLine } from '#domain/quotes/lines/new-line.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import type { DocumentLine } from '#domain/tax-documents/tax-document.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { newKey } from '../../../lib/http/idempotency-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LineFields } from './line-fields.tsx';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = { form: DocumentForm };

/** The lines of a draft. */
export function LinesFields({ form }: Props) {
  const t = useTexts();
  const { values, content, tax, change, errorOf } = form;
  const { lines } = values;
  const [added, setAdded] = useState<string | null>(null);
  const error = errorOf('lines') ?? errorOf('advances');
  // The sums of an advance are what was received.
  const isFixed = content.received.length > 0;

  function add(): void {
    const id = newKey();
    const line = emptyLine({ id, language: content.language, taxRate: tax.rates[0] ?? 0 });
    setAdded(id);
    change({ lines: [...lines, documentLine(line)] });
  }

  return (
    <div id={fieldId(formId, 'lines')} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {error === undefined ? null : <FieldError id="document-lines-error">{error}</FieldError>}
      <Left form={form} />
      <OthersLines form={form} />
      {lines.length === 0 ? <p className="text-muted">{t('taxDocuments:lines.none')}</p> : null}
      <ol className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        {lines.map((line, index) => (
          <LineFields key={line.id} form={form} line={line} index={index} isNew={line.id === added} isFixed={isFixed} />
        ))}
      </ol>
      {isFixed ? (
        <p className="text-sm text-muted">{t('taxDocuments:lines.fixed')}</p>
      ) : (
        <div>
          <Button size="sm" icon={<PlusIcon size={20} />} disabled={lines.length >= quoteLimits.lines} onClick={add}>
            {t('taxDocuments:lines.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

const documentLine = ({
  kind: _kind,
  option: _option,
  recurrence: _recurrence,
  internalCost: _cost,
  ...line
}: ReturnType<typeof emptyLine>): DocumentLine => line;

/** How much a credit note can still give back, per rate. */
function Left({ form: { content, left } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (content.kind !== 'credit_note' || left.length === 0) return null;
  const money = (amount: number) => formatExactMoney(amount, content.currency, language);
  const rates = left.map(({ rate, net, tax }) => {
    return t('taxDocuments:creditable.rate', { rate: formatRate(rate, language), net: money(net), tax: money(tax) });
  });
  return <p className="figures text-sm text-muted">{`${t('taxDocuments:creditable.text')} ${rates.join(', ')}`}</p>;
}

/** Somebody else has changed the same lines: how theirs add up, and the way to take them over. */
function OthersLines({ form: { theirs, content, change } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const lines = theirs('lines') as readonly DocumentLine[] | undefined;
  if (lines === undefined) return null;
  const { totals } = documentFigures({ ...content, lines });
  const sum = formatExactMoney(totals.gross, content.currency, language);
  return (
    <Notice
      tone="warning"
      title={t('taxDocuments:lines.others')}
      actions={
        <Button size="sm" onClick={() => change({ lines })}>
          {t('taxDocuments:lines.takeOthers')}
        </Button>
      }
    >
      {t('taxDocuments:lines.othersText', { count: lines.length, sum })}
    </Notice>
  );
}
