import type { AuditFilter } from '#contract/audit.ts';
import { auditActions, auditActors } from '#domain/audit/audit-log.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { queryOf } from './filter-address.ts';
import { usePeople } from './queries.ts';

type Props = {
  filter: AuditFilter;
  /** Name of the person in the address, once an entry has brought it. */
  personName: string | null;
};

/** Filters by action, kind of person, person and days; the address holds them. */
export function AuditFilters({ filter, personName }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const path = pathOf('adminAudit', language);
  const choose = (changes: Partial<Record<keyof AuditFilter, string>>) =>
    navigate(path + queryOf({ ...filter, ...changes }));
  const actions = auditActions
    .map((action) => ({ value: action, label: t(`audit:actions.${action}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, localeOf[language]));
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <div role="group" aria-label={t('audit:filters.label')} className="flex flex-wrap gap-2">
      <CompactSelect
        className="min-w-0 flex-2 basis-44"
        label={t('audit:filters.action')}
        allLabel={t('audit:filters.anyAction')}
        value={filter.action ?? ''}
        options={actions}
        onChoose={(action) => choose({ action })}
      />
      <CompactSelect
        className="min-w-0 flex-1 basis-28"
        label={t('audit:filters.actor')}
        allLabel={t('audit:filters.anyActor')}
        value={filter.actor ?? ''}
        options={auditActors.map((actor) => ({ value: actor, label: t(`audit:actors.${actor}`) }))}
        onChoose={(actor) => choose({ actor })}
      />
      <CompactSelect
        className="min-w-0 flex-1 basis-28"
        label={t('audit:filters.person')}
        allLabel={t('audit:filters.anyPerson')}
        value={filter.actorId ?? ''}
        options={usePersonOptions(filter, personName)}
        onChoose={(actorId) => choose({ actorId })}
      />
      <Days filter={filter} onChoose={choose} />
      {isNarrowed ? (
        <a href={path} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          {t('audit:filters.reset')}
        </a>
      ) : null}
    </div>
  );
}

/** The people of the agency, and the person in the address. */
function usePersonOptions({ actorId }: AuditFilter, personName: string | null) {
  const t = useTexts();
  const people = usePeople().map(({ id, username }) => ({ value: id, label: username }));
  const isKnown = actorId === undefined || people.some(({ value }) => value === actorId);
  return isKnown ? people : [...people, { value: actorId, label: personName ?? t('audit:list.gone') }];
}

type DaysProps = { filter: AuditFilter; onChoose: (changes: Partial<Record<'from' | 'to', string>>) => void };

function Days({ filter, onChoose }: DaysProps) {
  const t = useTexts();
  const limits = { from: { max: filter.to }, to: { min: filter.from } };
  return (
    <div className="flex min-w-0 flex-2 basis-112 flex-wrap gap-x-4 gap-y-2">
      {(['from', 'to'] as const).map((part) => (
        <label key={part} className="flex min-w-0 flex-1 basis-48 items-center gap-2">
          <span className="min-w-14 shrink-0 text-sm text-muted">{t(`audit:filters.${part}`)}</span>
          <input
            type="date"
            className="control figures"
            data-size="sm"
            data-set={filter[part] === undefined ? undefined : ''}
            value={filter[part] ?? ''}
            {...limits[part]}
            onChange={(event) => onChoose({ [part]: event.target.value })}
          />
        </label>
      ))}
    </div>
  );
}
