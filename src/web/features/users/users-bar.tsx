import { roles } from '#domain/accounts/account.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** Search and filter of the accounts; the address keeps them. */
export function UsersBar({ list: { filter, path, choose, search } }: Props) {
  const t = useTexts();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
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
      {isNarrowed ? (
        <a className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11" href={path}>
          {t('users:list.reset')}
        </a>
      ) : null}
    </div>
  );
}
