import { dayOf } from '#domain/days.ts';
import { taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { monthOptions } from '../../../lib/time/month-options.ts';
import type { DocumentListFilter } from './use-document-filter.ts';

type Props = { list: DocumentListFilter };

/** Search, kind and month of the list; the address keeps them. */
export function DocumentsBar({ list: { filter, addressOf, choose, leaveField, search } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const isNarrowed = Object.keys(filter).length > 0;
  const month = filter.month ?? '';
  return (
    <FilterBar reset={isNarrowed ? { label: t('taxDocuments:list.reset'), href: addressOf({}) } : null}>
      <div data-shortcut="search" className="min-w-0 flex-1 basis-64">
        <SearchField
          id="document-search"
          label={t('taxDocuments:list.search')}
          placeholder={t('taxDocuments:list.searchHint')}
          search={filter.search ?? ''}
          onSearch={search}
        />
      </div>
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-60"
        label={t('taxDocuments:list.kind')}
        allLabel={t('taxDocuments:list.any')}
        value={filter.kind ?? ''}
        options={taxDocumentKinds.map((value) => ({ value, label: t(`taxDocuments:kinds.${value}`) }))}
        onChoose={(kind) => choose({ kind: taxDocumentKinds.find((each) => each === kind) })}
        onBlur={leaveField}
      />
      <CompactSelect
        className="flex-1 basis-36 sm:max-w-52"
        label={t('taxDocuments:list.month')}
        allLabel={t('taxDocuments:list.anyMonth')}
        value={month}
        options={now === null ? [] : monthOptions(dayOf(now, language), month, language)}
        onChoose={(chosen) => choose({ month: chosen === '' ? undefined : chosen })}
        onBlur={leaveField}
      />
    </FilterBar>
  );
}
