import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PriceEditor } from './price-editor.tsx';
import { usePriceVersion } from './queries.ts';
import { VersionsView } from './versions-view.tsx';

/** The prices, or their versions where the address asks for them (G7). */
export function PriceBookView() {
  const t = useTexts();
  const { language } = usePage();
  const isVersions = useQuery().get('view') === 'versions';
  const path = pathOf('adminPrices', language);
  const views = [
    { id: 'prices', href: path, isShown: !isVersions },
    { id: 'versions', href: `${path}?view=versions`, isShown: isVersions },
  ] as const;
  return (
    <>
      <nav aria-label={t('priceBook:editor.views.label')} className="-mt-3 border-b border-hair">
        <ul className="-ms-3 flex flex-wrap">
          {views.map(({ id, href, isShown }) => (
            <li key={id}>
              <a className="nav-link px-3 text-sm" href={href} aria-current={isShown ? 'page' : undefined}>
                {t(`priceBook:editor.views.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {isVersions ? <VersionsView /> : <Prices />}
    </>
  );
}

function Prices() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = usePriceVersion('present');
  if (data) return <PriceEditor present={data} />;
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('priceBook:editor.loadFailed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="heading" />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} shape="control" />
      ))}
    </SkeletonGroup>
  );
}
