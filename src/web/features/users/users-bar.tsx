import { roles } from '#domain/accounts/account.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** Search and filter of the accounts; the address keeps them. */
export function UsersBar({ list: { filter, path, choose, search } }: Props) {
  const t = useTexts();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <FilterBar reset={isNarrowed ? { label: t('users:list.reset'), href: path } : null}>
      <SearchField
        id="user-search"
        className="flex-1 basis-64"
        label={t('users:list.search')}
        placeholder={t('users:list.searchHint')}
        search={filter.search ?? ''}
        onSearch={search}
      />
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-52"
        label={t('users:list.role')}
        allLabel={t('users:list.any')}
        value={filter.role ?? ''}
        options={roles.map((role) => ({ value: role, label: t(`users:roles.${role}`) }))}
        onChoose={choose}
      />
    </FilterBar>
  );
}
