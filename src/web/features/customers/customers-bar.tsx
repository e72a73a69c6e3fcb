import { languages } from '#domain/languages.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useCountryOptions } from './country-names.ts';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** Search and filters of the list; the address keeps them. */
export function CustomersBar({ list: { filter, path, choose, search } }: Props) {
  const t = useTexts();
  const countries = useCountryOptions();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <FilterBar reset={isNarrowed ? { label: t('customers:list.reset'), href: path } : null}>
      <SearchField
        id="customer-search"
        className="flex-1 basis-64"
        label={t('customers:list.search')}
        placeholder={t('customers:list.searchHint')}
        search={filter.search ?? ''}
        onSearch={search}
      />
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-52"
        label={t('customers:list.country')}
        allLabel={t('customers:list.any')}
        value={filter.country ?? ''}
        options={[...countries, { value: 'none', label: t('customers:list.noCountry') }]}
        onChoose={(country) => choose('country', country)}
      />
      <CompactSelect
        className="flex-1 basis-32 sm:max-w-44"
        label={t('customers:list.language')}
        allLabel={t('customers:list.any')}
        value={filter.language ?? ''}
        options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
        onChoose={(code) => choose('language', code)}
      />
    </FilterBar>
  );
}
