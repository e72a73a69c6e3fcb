import type { TriedEstimate, TriedPrices } from '#contract/price-book/price-versions.ts';
import { formatRange } from '#domain/money.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { percentText } from './field-words.ts';
import { ImpactChart } from './impact-chart.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useImpact } from './queries.ts';

type Props = { /** Null while it breaks rules. */ book: PriceBook | null; version: number };

/** What the draft would do to the last estimates: figures, a chart, and a table behind it (G7). */
export function ImpactPanel({ book, version }: Props) {
  const t = useTexts();
  const { data, error } = useImpact(book, version);
  return (
    <section aria-labelledby="impact" className="grid gap-3">
      <h3 id="impact" className="text-base">
        {t('priceBook:impact.title')}
      </h3>
      {book === null ? <p className="text-sm text-muted">{t('priceBook:impact.waiting')}</p> : null}
      {error ? <CallFailure error={error} title={t('priceBook:impact.loadFailed')} /> : null}
      {book !== null && !data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : null}
      {book !== null && data && !error ? <Impact tried={data} /> : null}
    </section>
  );
}

type ImpactProps = { tried: TriedPrices };

function Impact({ tried: { estimates, summary } }: ImpactProps) {
  const t = useTexts();
  const { language } = usePage();
  if (estimates.length === 0) return <p className="text-sm text-muted">{t('priceBook:impact.none')}</p>;
  const figures = [
    { id: 'median', term: t('priceBook:impact.median'), value: percentText(summary.medianPercent, { t, language }) },
    { id: 'rising', term: t('priceBook:impact.rising'), value: summary.rising },
    { id: 'falling', term: t('priceBook:impact.falling'), value: summary.falling },
    { id: 'same', term: t('priceBook:impact.same'), value: summary.same },
  ];
  return (
    <>
      <p className="text-sm text-muted">{t('priceBook:impact.counted', { count: estimates.length })}</p>
      <dl className="grid grid-cols-2 gap-px overflow-clip rounded-md border border-hair bg-hair">
        {figures.map(({ id, term, value }) => (
          <div key={id} className="bg-sheet px-3 py-2">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="figures text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ImpactChart percents={estimates.map(({ percent }) => percent)} />
      <details>
        <summary className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
          {t('priceBook:impact.table')}
        </summary>
        <ImpactTable estimates={estimates} />
      </details>
    </>
  );
}

type TableProps = { estimates: readonly TriedEstimate[] };

function ImpactTable({ estimates }: TableProps) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const work = ({ serviceType, size, features }: TriedEstimate) =>
    t('priceBook:impact.work', {
      service: t(`configurator:serviceTypes.${serviceType}.name`),
      size: size ? t(`configurator:sizes.${size}.name`) : t('priceBook:impact.noSize'),
      count: features,
    });
  return (
    <Table
      caption={t('priceBook:impact.caption')}
      density="dense"
      rows={estimates}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'estimate',
          header: t('priceBook:impact.columns.estimate'),
          isRowHeader: true,
          renderCell: (row) => (
            <span className="grid min-w-40 font-normal">
              {work(row)}
              <span className="text-muted">
                <TimeStamp at={row.createdAt} now={now} />
              </span>
            </span>
          ),
        },
        {
          id: 'change',
          header: t('priceBook:impact.columns.change'),
          align: 'end',
          renderCell: ({ percent }) => percentText(percent, { t, language }),
        },
        {
          id: 'before',
          header: t('priceBook:impact.columns.before'),
          align: 'end',
          renderCell: ({ before, currency }) => formatRange(before, currency, language),
        },
        {
          id: 'after',
          header: t('priceBook:impact.columns.after'),
          align: 'end',
          renderCell: ({ after, currency }) => formatRange(after, currency, language),
        },
      ]}
    />
  );
}
