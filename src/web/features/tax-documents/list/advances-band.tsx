import type { TaxDocumentSource } from '#contract/tax-documents/tax-documents.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { ScreenLink } from '../../../lib/screen-link.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAdvancesDue } from '../queries.ts';
import { useBeginDocument } from '../use-begin-document.ts';

/** Received advances that need a tax document by a day, with the way to make it, or the final invoice in its place (H11). */
export function AdvancesBand() {
  const t = useTexts();
  const { data } = useAdvancesDue();
  const rows = data?.rows ?? [];
  const { pending, begin } = useBeginDocument();
  if (rows.length === 0) return null;
  const isUrgent = rows.some((row) => row.isUrgent);
  return (
    <Notice
      tone={isUrgent ? 'danger' : 'warning'}
      role="note"
      className="[&>div]:min-w-0 [&>div]:flex-1 [&>div>div]:max-w-none"
      title={t('taxDocuments:advances.title', { count: rows.length })}
    >
      <p className="max-w-prose text-sm text-muted">{t('taxDocuments:advances.text')}</p>
      <ul className="mt-2 grid">
        {rows.map((row) => (
          <AdvanceRow key={row.paymentId} row={row} pending={pending} onBegin={(source) => void begin(source)} />
        ))}
      </ul>
    </Notice>
  );
}

type Row = NonNullable<ReturnType<typeof useAdvancesDue>['data']>['rows'][number];
type RowProps = {
  row: Row;
  pending: TaxDocumentSource | null;
  onBegin: (source: TaxDocumentSource) => void;
};

/** One advance: how much from whom, until when it needs the document. */
function AdvanceRow({ row, pending, onBegin }: RowProps) {
  const t = useTexts();
  const { language } = usePage();
  const { may } = useMay();
  const { paymentId, quoteId } = row;
  const sum = formatExactMoney(row.amount, row.currency, language);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-hair py-2">
      <span className="grid min-w-0 flex-1 basis-56">
        <span className="wrap-anywhere">
          <strong className="figures whitespace-nowrap">{sum}</strong> {row.buyerName}
        </span>
        <span className="text-sm text-muted">
          {t('taxDocuments:advances.received', { day: writeDay(row.receivedOn, language) })}{' '}
          <ScreenLink className="inline-block py-1" screen="adminQuote" parameters={{ id: row.quoteId }}>
            {t('taxDocuments:quote', { number: row.quoteNumber })}
          </ScreenLink>
        </span>
      </span>
      <span className={row.isUrgent ? 'font-semibold text-danger' : undefined}>
        {row.daysLeft < 0
          ? t('taxDocuments:advances.late', { count: -row.daysLeft })
          : t('taxDocuments:advances.left', { count: row.daysLeft })}
        <span className="block text-sm font-normal text-muted">
          {t('taxDocuments:advances.lastDay', { day: writeDay(row.lastDay, language) })}
        </span>
      </span>
      {may('manage-money') ? (
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={row.isUrgent ? 'primary' : 'secondary'}
            isLoading={pending?.kind === 'advance' && pending.paymentId === paymentId}
            aria-label={t('taxDocuments:advances.beginNamed', { sum, name: row.buyerName })}
            onClick={() => onBegin({ kind: 'advance', paymentId, quoteId })}
          >
            {t('taxDocuments:advances.begin')}
          </Button>
          <Button
            size="sm"
            isLoading={pending?.kind === 'final' && pending.quoteId === quoteId}
            aria-label={t('taxDocuments:advances.finalNamed', { number: row.quoteNumber })}
            onClick={() => onBegin({ kind: 'final', quoteId })}
          >
            {t('taxDocuments:ofQuote.final')}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
