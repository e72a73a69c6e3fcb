import { listedValues } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import { TickMenu } from '../../../ui/tick-menu.tsx';
import { toggleValue } from '../filter-address.ts';
import { DayFields } from './day-fields.tsx';
import { type ChosenPart, chosenParts, useFilterOptions } from './filter-options.ts';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };
type PartProps = Props & { part: ChosenPart; options: readonly SelectOption[] };

/** The filters side by side, each a menu of values to tick. */
export function CompactFilterFields({ list }: Props) {
  const options = useFilterOptions();
  return chosenParts.map((part) => <FilterMenu key={part} list={list} part={part} options={options[part]} />);
}

function FilterMenu({ list, part, options }: PartProps) {
  const t = useTexts();
  const { filter, choose, leaveField } = list;
  const name = t(`serviceRequests:filters.${part}`);
  const named = listedValues(filter, part);
  return (
    <TickMenu
      name={name}
      options={options}
      chosen={named}
      severalText={t('serviceRequests:filters.several', { name, count: named.length })}
      onToggle={(value) => choose({ [part]: toggleValue(filter, part, value) })}
      onClose={leaveField}
    />
  );
}

/** The filters below each other, each with all its values to press: for the sheet on a phone. */
export function TallFilterFields({ list }: Props) {
  const options = useFilterOptions();
  return (
    <div className="grid gap-5">
      {chosenParts.map((part) => (
        <FilterValues key={part} list={list} part={part} options={options[part]} />
      ))}
      <DayFields list={list} />
    </div>
  );
}

function FilterValues({ list, part, options }: PartProps) {
  const t = useTexts();
  const { filter, choose } = list;
  const named = listedValues(filter, part);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t(`serviceRequests:filters.${part}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="filter-switch"
            aria-pressed={named.includes(value)}
            onClick={() => choose({ [part]: toggleValue(filter, part, value) })}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
