import { diffPriceBooks } from '#domain/estimates/price-book/price-book-diff.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ChangeTable } from './change-table.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { usePriceVersion } from './queries.ts';

type Pair = { from: number; to: number };
type Props = { versions: readonly number[]; pair: Pair; onChange: (pair: Pair) => void };

/** What differs between any two versions. */
export function VersionDiff({ versions, pair, onChange }: Props) {
  const t = useTexts();
  const known = new Set([...versions, pair.from, pair.to]);
  const options = [...known]
    .toSorted((a, b) => b - a)
    .map((version) => ({ value: String(version), label: t('priceBook:versions.name', { version }) }));
  return (
    <section aria-labelledby="compare" className="grid content-start gap-5">
      <h2 id="compare" tabIndex={-1} className="text-xl">
        {t('priceBook:versions.compare.title')}
      </h2>
      {versions.length < 2 ? (
        <p className="text-muted">{t('priceBook:versions.compare.only')}</p>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-4">
            <Select
              id="compare-from"
              label={t('priceBook:versions.compare.from')}
              value={String(pair.from)}
              options={options}
              onChange={(event) => onChange({ ...pair, from: Number(event.target.value) })}
            />
            <Select
              id="compare-to"
              label={t('priceBook:versions.compare.to')}
              value={String(pair.to)}
              options={options}
              onChange={(event) => onChange({ ...pair, to: Number(event.target.value) })}
            />
          </div>
          <Difference pair={pair} />
        </>
      )}
    </section>
  );
}

type DifferenceProps = { pair: Pair };

function Difference({ pair: { from, to } }: DifferenceProps) {
  const t = useTexts();
  const older = usePriceVersion(String(from));
  const newer = usePriceVersion(String(to));
  const error = older.error ?? newer.error;
  if (error) return <CallFailure error={error} title={t('priceBook:versions.compare.failed')} />;
  if (!older.data || !newer.data) {
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const changes = diffPriceBooks(older.data.content, newer.data.content);
  const hasOtherMethod = older.data.method !== newer.data.method;
  return (
    <>
      {hasOtherMethod ? <p className="max-w-prose">{t('priceBook:versions.compare.method')}</p> : null}
      {changes.length > 0 ? (
        <ChangeTable caption={t('priceBook:versions.compare.caption', { from, to })} changes={changes} />
      ) : (
        <p className="text-muted">{t('priceBook:versions.compare.same')}</p>
      )}
    </>
  );
}
