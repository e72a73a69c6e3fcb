import { errorCategories, severities } from '#domain/errors/codes.ts';
import { type ErrorReportState, errorReportStates } from '#domain/errors/report.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import type { ErrorsFilter } from './queries.ts';

const all = 'all';

/** The filter in the address; open errors are shown by default. */
export function useShownErrors(): ErrorsFilter {
  const query = useQuery();
  const named = query.get('state');
  const severity = severities.find((each) => each === query.get('severity'));
  const category = errorCategories.find((each) => each === query.get('category'));
  return {
    state: named === all ? null : (errorReportStates.find((state) => state === named) ?? 'open'),
    ...(severity && { severity }),
    ...(category && { category }),
  };
}

type Props = { shown: ErrorsFilter };

/** Which errors are listed: states as links, severity and kind as selects; the address holds them. */
export function StateFilter({ shown }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const path = pathOf('adminErrors', language);
  const choose = (changes: { severity?: string; category?: string }) =>
    navigate(path + queryOf({ ...shown, ...changes }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <StateLinks shown={shown} />
      <div className="flex min-w-0 flex-1 basis-72 gap-2 sm:max-w-md">
        <CompactSelect
          className="min-w-0 flex-1"
          label={t('errorReports:list.columns.severity')}
          allLabel={t('errorReports:list.anySeverity')}
          value={shown.severity ?? ''}
          options={severities.map((value) => ({ value, label: t(`errorReports:severities.${value}`) }))}
          onChoose={(severity) => choose({ severity })}
        />
        <CompactSelect
          className="min-w-0 flex-1"
          label={t('errorReports:list.columns.category')}
          allLabel={t('errorReports:list.anyCategory')}
          value={shown.category ?? ''}
          options={errorCategories.map((value) => ({ value, label: t(`errorReports:titles.${value}`) }))}
          onChoose={(category) => choose({ category })}
        />
      </div>
    </div>
  );
}

function StateLinks({ shown }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const path = pathOf('adminErrors', language);
  const choices = [
    ...errorReportStates.map((state) => ({ state, label: t(`errorReports:list.states.${state}`) })),
    { state: null, label: t('errorReports:list.all') },
  ];
  return (
    <nav aria-label={t('errorReports:list.filter')}>
      <ul className="-ms-3 flex flex-wrap gap-1">
        {choices.map(({ state, label }) => (
          <li key={label}>
            <a
              className="nav-link px-3"
              href={path + queryOf({ ...shown, state })}
              aria-current={state === shown.state ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Addressed = { state: ErrorReportState | null; severity?: string; category?: string };

/** The query of an address, without defaults. */
function queryOf({ state, severity, category }: Addressed): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state ?? all);
  if (severity) query.set('severity', severity);
  if (category) query.set('category', category);
  return query.size > 0 ? `?${query.toString()}` : '';
}
