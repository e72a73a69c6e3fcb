import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { leaveTones } from './case-study-list.tsx';
import { useCaseStudyChange } from './queries.ts';

type Props = { study: CaseStudyDetail };

/** How the customer's leave stands, and the mail that asks for it (A11). */
export function LeavePart({ study }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { leave, parts, askedAt, isAgreed } = study;
  const names = parts.map((part) => t(`caseStudyOffice:parts.${part}`)).join(', ');
  return (
    <section aria-labelledby="leave" className="grid gap-3">
      <h2 id="leave" className="text-xl">
        {t('caseStudyOffice:leave.title')}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={leaveTones[leave]}>{t(`caseStudyOffice:leaves.${leave}`)}</Badge>
        {askedAt === null ? null : (
          <span>{t('caseStudyOffice:leave.asked', { date: formatDay(askedAt, language) })}</span>
        )}
        {leave === 'given' ? (
          <span>
            {names === '' ? t('caseStudyOffice:leave.noParts') : t('caseStudyOffice:leave.parts', { parts: names })}
          </span>
        ) : null}
      </p>
      <p className="max-w-prose text-muted">
        {t(
          leave === 'given' && !isAgreed
            ? 'caseStudyOffice:leave.changed'
            : (`caseStudyOffice:leave.texts.${leave}` as const),
        )}
      </p>
      <Ask study={study} />
    </section>
  );
}

function Ask({ study: { id, version, leave, mayAsk } }: Props) {
  const t = useTexts();
  const { mutateAsync } = useCaseStudyChange();
  if (!mayAsk) return null;
  return (
    <div>
      <ConfirmedAction
        label={t(leave === 'none' ? 'caseStudyOffice:leave.ask' : 'caseStudyOffice:leave.askAgain')}
        variant="secondary"
        title={t('caseStudyOffice:leave.ask')}
        text={t('caseStudyOffice:leave.askText')}
        tone="primary"
        act={() => mutateAsync({ kind: 'ask', id, version })}
        renderFailure={(failure) => <CallFailure title={t('caseStudyOffice:failed')} error={failure} />}
      />
    </div>
  );
}
