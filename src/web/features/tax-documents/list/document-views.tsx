import { useTexts } from '../../../lib/use-texts.ts';
import type { DocumentFilter } from './document-filter-address.ts';
import type { DocumentListFilter } from './use-document-filter.ts';

/** The views of the list by what is to be done. */
const views = {
  all: {},
  draft: { status: 'draft' },
  open: { paid: 'open' },
  overdue: { paid: 'overdue' },
  paid: { paid: 'paid' },
} as const satisfies Record<string, DocumentFilter>;

type Props = { list: Pick<DocumentListFilter, 'filter' | 'addressOf'> };

/** The views of the list; links, so that they can be bookmarked. */
export function DocumentViews({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const shown = `${filter.status} ${filter.paid}`;
  return (
    <nav
      aria-label={t('taxDocuments:list.views.label')}
      className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto"
    >
      <ul className="flex sm:flex-wrap">
        {(Object.keys(views) as (keyof typeof views)[]).map((view) => {
          const { status, paid }: DocumentFilter = views[view];
          return (
            <li key={view}>
              <a
                className="nav-link px-3 text-sm whitespace-nowrap"
                href={addressOf(views[view])}
                aria-current={`${status} ${paid}` === shown ? 'page' : undefined}
              >
                {t(`taxDocuments:list.views.${view}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
