import { valuesIn } from '#domain/listed-values.ts';
import { quoteOrders, usualOrder } from '#domain/quotes/quote-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FieldSheet } from '../../../ui/field-sheet.tsx';
import { CalendarIcon } from '../../../ui/icons/things.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickMenu } from '../../../ui/tick-menu.tsx';
import { chosenParts, useFilterOptions } from './filter-options.ts';
import { QuoteChips } from './quote-chips.tsx';
import { toggleValue } from './quote-filter-address.ts';
import type { QuoteListFilter } from './use-quote-filter.ts';

type Props = { list: QuoteListFilter };

/** Search, order and filters of the list of quotes. */
export function QuotesBar({ list }: Props) {
  const t = useTexts();
  const { filter, choose, leaveField, search } = list;
  return (
    <ListTools
      label={t('quotes:list.filters.label')}
      search={{
        id: 'quote-search',
        label: t('quotes:list.filters.search'),
        placeholder: t('quotes:list.filters.searchHint'),
        search: filter.search ?? '',
        onSearch: search,
      }}
      order={{
        label: t('quotes:list.filters.sort'),
        value: filter.order ?? usualOrder(filter),
        options: quoteOrders.map((value) => ({ value, label: t(`quotes:list.sorts.${value}`) })),
        onChoose: (value) => choose({ order: quoteOrders.find((order) => order === value), direction: undefined }),
        onBlur: leaveField,
      }}
    >
      <div className="flex flex-wrap gap-2">
        <ValueMenus list={list} />
        <FieldSheet
          className="border! border-edge! font-normal!"
          icon={<CalendarIcon size={16} />}
          title={t('quotes:list.filters.sent')}
          label={t('quotes:list.filters.sent')}
          doneLabel={t('quotes:list.filters.show')}
        >
          <SentDays list={list} />
        </FieldSheet>
      </div>
      <QuoteChips list={list} />
    </ListTools>
  );
}

function ValueMenus({ list: { filter, choose, leaveField } }: Props) {
  const t = useTexts();
  const options = useFilterOptions();
  return chosenParts.map((part) => {
    const name = t(`quotes:list.filters.${part}`);
    const chosen = valuesIn(filter[part]);
    return (
      <TickMenu
        key={part}
        name={name}
        options={options[part]}
        chosen={chosen}
        severalText={t('quotes:list.filters.several', { name, count: chosen.length })}
        onToggle={(value) => choose({ [part]: toggleValue(filter, part, value) })}
        onClose={leaveField}
      />
    );
  });
}

/** The days of sending, the first not after the last. */
function SentDays({ list: { filter, choose, leaveField } }: Props) {
  const t = useTexts();
  const limits = { sentFrom: { max: filter.sentTo }, sentTo: { min: filter.sentFrom } };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['sentFrom', 'sentTo'] as const).map((part) => (
        <TextField
          key={part}
          id={`filter-${part}`}
          type="date"
          label={t(`quotes:list.filters.${part}`)}
          value={filter[part] ?? ''}
          {...limits[part]}
          onChange={(event) => choose({ [part]: event.target.value })}
          onBlur={leaveField}
        />
      ))}
    </div>
  );
}
