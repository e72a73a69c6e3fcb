import { type ErrorReportState, errorReportStates } from '#domain/errors/report.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';

const all = 'all';

/** The state that the address names; null is all of them, and open ones are shown unless it says otherwise. */
export function useShownState(): ErrorReportState | null {
  const named = useQuery().get('state');
  return named === all ? null : (errorReportStates.find((state) => state === named) ?? 'open');
}

type Props = { shown: ErrorReportState | null };

/** Which errors are listed, as links, so that the address keeps the choice. */
export function StateFilter({ shown }: Props) {
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
              href={state === 'open' ? path : `${path}?state=${state ?? all}`}
              aria-current={state === shown ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
