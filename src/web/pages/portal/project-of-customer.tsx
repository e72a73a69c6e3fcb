import type { ProjectOfPage } from '#contract/page.ts';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import { type ReferenceStatus, hasWords } from '#domain/references/reference-status.ts';
import { pathOf } from '#domain/routes.ts';
import { ProjectMoney } from '../../features/portal/project-money.tsx';
import { QuoteRows } from '../../features/portal/quote-rows.tsx';
import { OwnFiles } from '../../features/projects/files/own-files.tsx';
import { OwnMaterial } from '../../features/projects/material/own-material.tsx';
import { OwnProject } from '../../features/projects/own/own-project.tsx';
import { OwnThread } from '../../features/threads/own-thread.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** A project as its customer sees it, put together from what the server has read for the page. Within a PlumbLine. */
export function ProjectOfCustomer() {
  const t = useTexts();
  const { ownProject } = usePage().data;
  if (ownProject) return <Parts shown={ownProject} />;
  return (
    <>
      <AxisHeading level={1}>{t('portal:project.gone.title')}</AxisHeading>
      <p className="max-w-prose text-lg text-muted">{t('portal:project.gone.text')}</p>
    </>
  );
}

function Parts({ shown: { project, material, files, now, money, reference } }: { shown: ProjectOfPage }) {
  const { thread, user, customerView } = usePage().data;
  const { language, id } = project;
  const canWrite = user?.role === 'user' || customerView !== undefined;
  const given = <OwnMaterial project={project} start={material} />;
  const isOwed = material.isOpen && material.items.some(({ status }) => owedStatuses.includes(status));
  const path = pathOf('portalProject', language, { id });
  return (
    <OwnProject
      project={project}
      now={now}
      owed={isOwed ? given : null}
      renderQuotes={(quotes) => <QuoteRows quotes={quotes} payments={[]} />}
    >
      {isOwed ? null : given}
      {reference === null || customerView ? null : <ReferencePart project={project} status={reference} />}
      {thread ? <OwnThread thread={thread} path={path} canWrite={canWrite} /> : null}
      <OwnFiles projectId={id} start={files} canAdd={canWrite} />
      {money.length > 0 ? <Money money={money} /> : null}
    </OwnProject>
  );
}

function Money({ money }: Pick<ProjectOfPage, 'money'>) {
  const t = useTexts();
  const { customerView } = usePage().data;
  return (
    <section aria-labelledby="money" className="grid gap-5">
      <AxisHeading level={2} id="money">
        {t('portal:project.money')}
      </AxisHeading>
      {money.map(({ quoteId, page }) => (
        <ProjectMoney
          key={quoteId}
          start={page}
          paymentKey={`${customerView ? 'office' : 'portal'}-${quoteId}`}
          heading={money.length > 1 ? t('portal:quotes.number', { number: page.quoteNumber }) : null}
        />
      ))}
    </section>
  );
}

/** The way to what the customer says of it, once they were asked (A11). */
function ReferencePart({ project: { id, language }, status }: { project: OwnProjectDetail; status: ReferenceStatus }) {
  const t = useTexts();
  return (
    <section aria-labelledby="reference" className="grid gap-4">
      <AxisHeading level={2} id="reference">
        {t('portal:references.title')}
      </AxisHeading>
      <p className="max-w-prose text-muted">
        {t(hasWords(status) ? 'portal:references.given' : 'portal:references.detail')}
      </p>
      <ButtonLink
        className="justify-self-start"
        to={pathOf('reference', language, { key: `portal-${id}` })}
        reloadDocument
      >
        {t(hasWords(status) ? 'portal:references.change' : 'portal:references.open')}
      </ButtonLink>
    </section>
  );
}
