import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ListTabs } from '../../../ui/list-tabs.tsx';
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

/** The views of the list. */
export function DocumentViews({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const shown = `${filter.status} ${filter.paid}`;
  return (
    <ListTabs
      label={t('taxDocuments:list.views.label')}
      tabs={(Object.keys(views) as (keyof typeof views)[]).map((view) => {
        const { status, paid }: DocumentFilter = views[view];
        return {
          id: view,
          label: t(`taxDocuments:list.views.${view}`),
          href: addressOf(views[view]),
          isCurrent: `${status} ${paid}` === shown,
        };
      })}
    />
  );
}
