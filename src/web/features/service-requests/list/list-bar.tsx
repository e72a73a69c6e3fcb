import { requestOrders } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FieldSheet } from '../../../ui/field-sheet.tsx';
import { FilterIcon } from '../../../ui/icons/office.tsx';
import { CalendarIcon } from '../../../ui/icons/things.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { narrowedBy } from '../filter-address.ts';
import { DayFields } from './day-fields.tsx';
import { CompactFilterFields, TallFilterFields } from './filter-fields.tsx';
import { RequestChips } from './request-chips.tsx';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** Search, order and filters of the list; on a phone the filters are in a sheet. */
export function ListBar({ list }: Props) {
  const t = useTexts();
  const { filter, choose, leaveField, search } = list;
  const count = narrowedBy(filter).length;
  return (
    <ListTools
      label={t('serviceRequests:filters.label')}
      search={{
        id: 'request-search',
        label: t('serviceRequests:filters.search'),
        placeholder: t('serviceRequests:filters.searchHint'),
        search: filter.search ?? '',
        onSearch: search,
      }}
      order={{
        label: t('serviceRequests:filters.sort'),
        value: filter.sort ?? 'newest',
        options: requestOrders.map((value) => ({ value, label: t(`serviceRequests:sorts.${value}`) })),
        onChoose: (value) => choose({ sort: requestOrders.find((order) => order === value) }),
        onBlur: leaveField,
      }}
      beside={
        <FieldSheet
          doneLabel={t('serviceRequests:filters.show')}
          className="flex-1 whitespace-nowrap md:hidden"
          icon={<FilterIcon size={20} />}
          title={t('serviceRequests:filters.label')}
          label={
            <>
              {t('serviceRequests:filters.label')}
              {count > 0 ? <span className="figures"> ({count})</span> : null}
            </>
          }
        >
          <TallFilterFields list={list} />
        </FieldSheet>
      }
    >
      <div className="hidden flex-wrap gap-2 md:flex">
        <CompactFilterFields list={list} />
        <FieldSheet
          doneLabel={t('serviceRequests:filters.show')}
          className="border! border-edge! font-normal!"
          icon={<CalendarIcon size={16} />}
          title={t('serviceRequests:filters.days')}
          label={t('serviceRequests:filters.day')}
        >
          <DayFields list={list} />
        </FieldSheet>
      </div>
      <RequestChips list={list} />
    </ListTools>
  );
}
