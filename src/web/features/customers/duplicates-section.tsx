import { Suspense, useState } from 'react';
import type { CustomerDetail, CustomerDuplicate } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CustomerSection } from './customer-section.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useDuplicates } from './queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyMergeDialog = lazyDialog(async () => (await import('./merge/merge-dialog.tsx')).MergeDialog);

type Props = { customer: CustomerDetail };

/** Who may be the same customer, and the way to make one of two (G6). */
export function DuplicatesSection({ customer }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [merging, setMerging] = useState<{ otherId: string | null } | null>(null);
  const duplicates = useDuplicates(customer.id);
  const rows = duplicates.data?.rows ?? [];
  return (
    <CustomerSection
      id="duplicates"
      title={t('customers:duplicates.title')}
      lead={leadOf(rows.length, duplicates.isSuccess, t)}
      action={
        <Button size="sm" variant="quiet" className="-me-3.5" onClick={() => setMerging({ otherId: null })}>
          {t('customers:duplicates.other')}
        </Button>
      }
    >
      {duplicates.isLoading ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton />
        </SkeletonGroup>
      ) : null}
      {duplicates.error ? (
        <CallFailure
          title={t('customers:duplicates.failed')}
          error={duplicates.error}
          action={
            <Button size="sm" isLoading={duplicates.isFetching} onClick={() => void duplicates.refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      ) : null}
      {rows.length > 0 ? (
        <ul className="-mt-3">
          {rows.map((row) => (
            <DuplicateRow key={row.id} row={row} onMerge={() => setMerging({ otherId: row.id })} />
          ))}
        </ul>
      ) : null}
      {merging ? (
        <Suspense fallback={null}>
          <LazyMergeDialog
            customer={customer}
            otherId={merging.otherId}
            onClose={() => setMerging(null)}
            onMerged={({ id }) => navigate(pathOf('adminCustomer', language, { id }), { replace: true })}
          />
        </Suspense>
      ) : null}
    </CustomerSection>
  );
}

function leadOf(count: number, isKnown: boolean, t: ReturnType<typeof useTexts>): string | undefined {
  if (count > 0) return t('customers:duplicates.lead');
  return isKnown ? t('customers:duplicates.none') : undefined;
}

type RowProps = { row: CustomerDuplicate; onMerge: () => void };

function DuplicateRow({ row, onMerge }: RowProps) {
  const t = useTexts();
  const { language } = usePage();
  const { id, name, company, reasons, requests } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <a
          className="justify-self-start wrap-anywhere pointer-coarse:py-2"
          href={pathOf('adminCustomer', language, { id })}
        >
          {company === '' ? name : `${name}, ${company}`}
        </a>
        <p className="text-sm text-muted">
          {reasons.map((reason) => t(`customers:duplicates.reasons.${reason}`)).join(', ')} ·{' '}
          {t('customers:duplicates.requests', { count: requests })}
        </p>
      </div>
      <Button size="sm" aria-label={t('customers:duplicates.mergeNamed', { name })} onClick={onMerge}>
        {t('customers:duplicates.merge')}
      </Button>
    </li>
  );
}
