import { useTexts } from '../../../lib/use-texts.ts';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { chosenParts, useFilterOptions } from './filter-options.ts';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: ListFilter };

/** The filters side by side, in small controls. */
export function CompactFilterFields({ list }: Props) {
  const t = useTexts();
  const options = useFilterOptions();
  const { filter, choose, leaveField } = list;
  return (
    <>
      {chosenParts.map((part) => (
        <CompactSelect
          key={part}
          className="min-w-0 flex-1 basis-26"
          label={t(`serviceRequests:filters.${part}`)}
          allLabel={t('serviceRequests:filters.all', { name: t(`serviceRequests:filters.${part}`) })}
          value={filter[part] ?? ''}
          options={options[part]}
          onChoose={(value) => choose({ [part]: value })}
          onBlur={leaveField}
        />
      ))}
    </>
  );
}

/** The filters below each other, in large controls: for the sheet on a phone. */
export function TallFilterFields({ list }: Props) {
  const t = useTexts();
  const options = useFilterOptions();
  const { filter, choose, leaveField } = list;
  return (
    <div className="grid gap-4">
      {chosenParts.map((part) => (
        <Select
          key={part}
          id={`filter-${part}`}
          label={t(`serviceRequests:filters.${part}`)}
          placeholder={t('serviceRequests:filters.all', { name: t(`serviceRequests:filters.${part}`) })}
          options={options[part]}
          value={filter[part] ?? ''}
          onChange={(event) => choose({ [part]: event.target.value })}
          onBlur={leaveField}
        />
      ))}
      <DayFields list={list} />
    </div>
  );
}

/** First and last day of arrival; the first is not after the last. */
export function DayFields({ list }: Props) {
  const t = useTexts();
  const { filter, choose, leaveField } = list;
  const limits = { from: { max: filter.to }, to: { min: filter.from } };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['from', 'to'] as const).map((part) => (
        <TextField
          key={part}
          id={`filter-${part}`}
          type="date"
          label={t(`serviceRequests:filters.${part}`)}
          value={filter[part] ?? ''}
          {...limits[part]}
          onChange={(event) => choose({ [part]: event.target.value })}
          onBlur={leaveField}
        />
      ))}
    </div>
  );
}
