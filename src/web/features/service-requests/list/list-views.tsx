import type * as z from 'zod/mini';
import type { LimitedCount, countServiceRequests } from '#contract/service-requests/service-requests.ts';
import { type RequestFilter, requestViews } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { changeFilter } from '../filter-address.ts';

type Counts = z.output<typeof countServiceRequests.output>;

type Props = {
  filter: RequestFilter;
  counts: Counts | undefined;
  addressOf: (filter: RequestFilter) => string;
};

/** The views of the list with their counts, and the two most used filters; links, so that they can be bookmarked. */
export function ListViews({ filter, counts, addressOf }: Props) {
  const t = useTexts();
  const shown = filter.view ?? 'active';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hair">
      <nav aria-label={t('serviceRequests:views.label')} className="-ms-3 min-w-0 max-sm:-me-4 max-sm:overflow-x-auto">
        <ul className="flex sm:flex-wrap">
          {requestViews.map((view) => (
            <li key={view}>
              <a
                ref={view === shown ? bringIntoView : undefined}
                className="nav-link gap-1.5 px-3 text-sm"
                // A view starts without filters, so that its count matches its rows.
                href={addressOf({ view, ...(filter.sort && { sort: filter.sort }) })}
                aria-current={view === shown ? 'page' : undefined}
              >
                {t(`serviceRequests:views.${view}`)}
                {view === 'everything' || view === 'board' ? null : <Count count={counts?.views[view]} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label={t('serviceRequests:views.quick')} className="flex flex-wrap gap-2 py-1.5 sm:ms-auto">
        {(['unread', 'overdue'] as const).map((part) => (
          <li key={part}>
            <a
              className="filter-switch"
              href={addressOf(changeFilter(filter, { [part]: filter[part] ? undefined : '1' }))}
              aria-current={filter[part] ? 'true' : undefined}
            >
              {t(`serviceRequests:views.${part}`)}
              <Count count={counts?.views[part]} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone the views are one line to push sideways, and the one shown may stand beyond its edge. */
function bringIntoView(link: HTMLAnchorElement | null) {
  if (!link) return;
  const strip = link.closest('nav');
  if (strip) strip.scrollLeft += link.getBoundingClientRect().left - strip.getBoundingClientRect().left - 48;
}

type CountProps = { count: LimitedCount | undefined };

function Count({ count }: CountProps) {
  if (!count) return null;
  return (
    <span className="figures text-xs text-muted">
      {count.count}
      {count.isMore ? '+' : ''}
    </span>
  );
}
