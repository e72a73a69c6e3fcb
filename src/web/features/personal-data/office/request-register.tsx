import type { SubjectRequest } from '#contract/personal-data/subject-requests.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import { type SubjectRequestState, stateOfRequest } from '#domain/personal-data/subject-request.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { useSubjectRequests } from './queries.ts';
import { RequestActions } from './request-actions.tsx';

const toneOf: Record<SubjectRequestState, BadgeTone> = {
  open: 'neutral',
  'due-soon': 'waiting',
  overdue: 'stopped',
  answered: 'done',
};

/** The register: what is open by its last day, then what was answered (GDPR art. 12(3)). */
export function RequestRegister() {
  const t = useTexts();
  const query = useSubjectRequests();
  const { data } = query;
  return (
    <section aria-labelledby="register" className="grid gap-4">
      <h2 id="register" className="text-xl">
        {t('persons:register.title')}
      </h2>
      {data ? null : <PendingList list={query} failureTitle={t('persons:register.failure')} rows={3} />}
      {data?.requests.length === 0 ? <p className="text-muted">{t('persons:register.none')}</p> : null}
      {data && data.requests.length > 0 ? (
        <ul className="grid border-t border-hair">
          {data.requests.map((request) => (
            <RegisterRow key={request.id} request={request} today={data.today} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function RegisterRow({ request, today }: { request: SubjectRequest; today: string }) {
  const t = useTexts();
  const { language } = usePage();
  const { kind, name, email, receivedOn, dueOn, answeredAt, outcome, extensionReason, isEmptied } = request;
  const state = stateOfRequest(request, today);
  const day = (text: string) => writeDay(text, language);
  return (
    <li className="grid gap-2 border-b border-hair py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{t(`persons:kinds.${kind}`)}</p>
        <Badge tone={toneOf[state]}>{t(`persons:states.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{isEmptied ? t('persons:register.emptied') : `${name}, ${email}`}</p>
      <p className="text-sm text-muted">
        {t('persons:register.received', { date: day(receivedOn) })}
        {' · '}
        {answeredAt === null || outcome === null
          ? t('persons:register.due', { date: day(dueOn) })
          : t('persons:register.answered', {
              date: formatDay(answeredAt, language),
              outcome: t(`persons:outcomes.${outcome}`),
            })}
      </p>
      {extensionReason === null ? null : (
        <p className="max-w-prose text-sm wrap-anywhere text-muted">
          {t('persons:register.extended', { reason: extensionReason })}
        </p>
      )}
      {answeredAt === null ? <RequestActions request={request} today={today} /> : null}
    </li>
  );
}
