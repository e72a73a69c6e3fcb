import { writeDay } from '#domain/days.ts';
import { toggledIn, valuesIn } from '#domain/listed-values.ts';
import { waitingSides } from '#domain/projects/project-outlook.ts';
import { type ProjectStatus, projectStatuses } from '#domain/projects/project-status.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../../../ui/compact-select.tsx';
import { FieldSheet } from '../../../../ui/field-sheet.tsx';
import { FilterChips } from '../../../../ui/filter-chips.tsx';
import { CalendarIcon } from '../../../../ui/icons/things.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { TickMenu } from '../../../../ui/tick-menu.tsx';
import {
  type NarrowingPart,
  type ProjectFilterInAddress,
  changeProjectFilter,
  narrowingParts,
} from './use-project-list-filter.ts';

type Props = { list: ProjectFilterInAddress };

/** Search and filters of the list and the board of projects. */
export function ProjectsBar({ list }: Props) {
  const t = useTexts();
  const { filter, choose, leaveField, search } = list;
  const statuses = valuesIn(filter.status);
  return (
    <div className="grid gap-2" role="group" aria-label={t('projectOffice:filters.label')}>
      <div className="flex flex-wrap gap-2">
        <div data-shortcut="search" className="min-w-0 flex-1 basis-64 md:max-w-md">
          <SearchField
            id="project-search"
            label={t('projectOffice:list.search')}
            placeholder={t('projectOffice:list.searchHint')}
            search={filter.search ?? ''}
            onSearch={search}
          />
        </div>
        <TickMenu
          name={t('projectOffice:filters.status')}
          options={projectStatuses.map((value) => ({ value, label: t(`projectWords:statuses.${value}`) }))}
          chosen={statuses}
          severalText={`${t('projectOffice:filters.status')}: ${statuses.length}`}
          onToggle={(value) => choose({ status: toggledIn(filter.status, value) })}
          onClose={leaveField}
        />
        <CompactSelect
          label={t('projectOffice:filters.waits')}
          value={filter.waits ?? ''}
          allLabel={t('projectOffice:filters.anybody')}
          options={waitingSides.map((value) => ({ value, label: t(`projectOffice:waits.${value}`) }))}
          onChoose={(value) => choose({ waits: waitingSides.find((side) => side === value) })}
          onBlur={leaveField}
        />
        <CompactSelect
          label={t('projectOffice:filters.late')}
          value={filter.late ?? ''}
          allLabel={t('projectOffice:filters.lateOrNot')}
          options={[{ value: 'yes', label: t('projectOffice:filters.onlyLate') }]}
          onChoose={(value) => choose({ late: value === 'yes' ? 'yes' : undefined })}
          onBlur={leaveField}
        />
        <FieldSheet
          className="border! border-edge! font-normal!"
          icon={<CalendarIcon size={16} />}
          title={t('projectOffice:filters.due')}
          label={t('projectOffice:filters.due')}
          doneLabel={t('projectOffice:filters.show')}
        >
          <DueDays list={list} />
        </FieldSheet>
      </div>
      <Chips list={list} />
    </div>
  );
}

/** The days on which they are due, the first not after the last. */
function DueDays({ list: { filter, choose, leaveField } }: Props) {
  const t = useTexts();
  const limits = { dueFrom: { max: filter.dueTo }, dueTo: { min: filter.dueFrom } };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['dueFrom', 'dueTo'] as const).map((part) => (
        <TextField
          key={part}
          id={`filter-${part}`}
          type="date"
          label={t(`projectOffice:filters.${part}`)}
          value={filter[part] ?? ''}
          {...limits[part]}
          onChange={(event) => choose({ [part]: event.target.value })}
          onBlur={leaveField}
        />
      ))}
    </div>
  );
}

/** The active filters, each with a link that removes it. */
function Chips({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const wordsOf = useFilterWords(filter);
  const none = Object.fromEntries(narrowingParts.map((part) => [part, undefined]));
  return (
    <FilterChips
      label={t('projectOffice:filters.chosen')}
      clear={{ label: t('projectOffice:filters.clear'), href: addressOf(changeProjectFilter(filter, none)) }}
      chips={narrowingParts
        .filter((part) => filter[part] !== undefined)
        .map((part) => {
          const words = wordsOf(part);
          const label = t('projectOffice:filters.remove', { name: words });
          return { id: part, words, label, href: addressOf(changeProjectFilter(filter, { [part]: undefined })) };
        })}
    />
  );
}

/** An active filter in words, such as `Status: Testing`. */
function useFilterWords(filter: ProjectFilterInAddress['filter']): (part: NarrowingPart) => string {
  const t = useTexts();
  const { language } = usePage();
  return (part) => {
    if (part === 'late') return t('projectOffice:filters.onlyLate');
    if (part === 'waits') return filter.waits === undefined ? '' : t(`projectOffice:waits.${filter.waits}`);
    const name = t(`projectOffice:filters.${part}`);
    if (part !== 'status') return `${name}: ${writeDay(filter[part] ?? '', language)}`;
    const statuses = valuesIn(filter.status) as ProjectStatus[];
    return `${name}: ${statuses.map((status) => t(`projectWords:statuses.${status}`)).join(', ')}`;
  };
}
