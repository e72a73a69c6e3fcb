import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { ArchiveIcon, SearchIcon } from '../../../ui/icons/office.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { narrowedBy } from '../filter-address.ts';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** Why a list is empty, and the next step: filters without matches, an empty view, or no request at all. */
export function NoRequests({ list }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { filter, addressOf } = list;
  const kind = kindOf(filter);
  const Sign = { nothing: SearchIcon, done: CheckIcon, archived: ArchiveIcon, empty: MailIcon }[kind];
  const target = {
    nothing: addressOf(filter.view ? { view: filter.view } : {}),
    done: addressOf({}),
    archived: addressOf({}),
    empty: pathOf('configurator', language),
  }[kind];
  return (
    <EmptyState
      icon={<Sign size={40} />}
      title={t(`serviceRequests:list.${kind}.title`)}
      text={t(`serviceRequests:list.${kind}.text`)}
      action={<ButtonLink to={target}>{t(`serviceRequests:list.${kind}.action`)}</ButtonLink>}
    />
  );
}

function kindOf(filter: ListFilter['filter']): 'nothing' | 'done' | 'archived' | 'empty' {
  if (filter.search !== undefined || narrowedBy(filter).length > 0) return 'nothing';
  if (filter.view === 'archived') return 'archived';
  return filter.view === undefined || filter.view === 'active' || filter.view === 'everything' ? 'empty' : 'done';
}
