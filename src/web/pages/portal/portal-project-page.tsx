import { owedStatuses } from '#domain/projects/material/material-status.ts';
import { pathOf } from '#domain/routes.ts';
import { ProjectMoney } from '../../features/portal/project-money.tsx';
import { QuoteRows } from '../../features/portal/quote-rows.tsx';
import { OwnMaterial } from '../../features/projects/material/own-material.tsx';
import { OwnProject } from '../../features/projects/own/own-project.tsx';
import { OwnThread } from '../../features/threads/own-thread.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** One's own project: status, timeline, milestones to approve, scope, payments and documents (spec §2, I1). */
export function PortalProjectPage() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <AdminQueries>
      <PortalFrame>
        <Project />
        <ButtonLink className="justify-self-start" to={pathOf('portal', language)}>
          {t('portal:project.all')}
        </ButtonLink>
      </PortalFrame>
    </AdminQueries>
  );
}

function Project() {
  const t = useTexts();
  const { ownProject, thread, user } = usePage().data;
  if (!ownProject) {
    return (
      <>
        <AxisHeading level={1}>{t('portal:project.gone.title')}</AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('portal:project.gone.text')}</p>
      </>
    );
  }
  const { project, material, now, money } = ownProject;
  const given = <OwnMaterial project={project} start={material} />;
  const isOwed = material.isOpen && material.items.some(({ status }) => owedStatuses.includes(status));
  return (
    <OwnProject
      project={project}
      now={now}
      owed={isOwed ? given : null}
      renderQuotes={(quotes) => <QuoteRows quotes={quotes} payments={[]} />}
    >
      {isOwed ? null : given}
      {thread ? (
        <OwnThread
          thread={thread}
          path={pathOf('portalProject', project.language, { id: project.id })}
          canWrite={user?.role === 'user'}
        />
      ) : null}
      {money.length > 0 ? (
        <section aria-labelledby="money" className="grid gap-5">
          <AxisHeading level={2} id="money">
            {t('portal:project.money')}
          </AxisHeading>
          {money.map(({ quoteId, page }) => (
            <ProjectMoney
              key={quoteId}
              start={page}
              paymentKey={`portal-${quoteId}`}
              heading={money.length > 1 ? t('portal:quotes.number', { number: page.quoteNumber }) : null}
            />
          ))}
        </section>
      ) : null}
    </OwnProject>
  );
}
