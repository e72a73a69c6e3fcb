import type { ProjectDetail } from '#contract/projects/projects.ts';
import { pathOf } from '#domain/routes.ts';
import { WholeMailButton } from '../../features/inbound-mail/whole-mail-button.tsx';
import { OfficeThread } from '../../features/threads/office-thread.tsx';
import { useReadAbout } from '../../features/notifications/use-read-about.ts';
import { MoneyPanel } from '../../features/payments/panel/money-panel.tsx';
import { LegalHold } from '../../features/retention/legal-hold.tsx';
import { ProjectView } from '../../features/projects/office/detail/project-view.tsx';
import { useProject } from '../../features/projects/office/queries.ts';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { ProjectTemplates } from './frame/project-templates.tsx';

/** One project: facts, milestones, timeline, scope, money and history (I1). */
export function AdminProjectPage() {
  const { parameters } = usePage();
  const id = parameters['id'] ?? '';
  return (
    <AdminQueries>
      <Project key={id} id={id} />
    </AdminQueries>
  );
}

function Project({ id }: { id: string }) {
  const t = useTexts();
  const { language } = usePage();
  const project = useProject(id);
  useReadAbout('project', id);
  const list = pathOf('adminProjects', language);
  const back = t('projectOffice:detail.back');
  if (isDenied(project.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{back}</WayBack>}>
      {isMissing(project.error) ? (
        <MissingThing
          title={t('projectOffice:detail.missing.title')}
          text={t('projectOffice:detail.missing.text')}
          to={list}
          back={back}
        />
      ) : (
        <ProjectParts project={project} />
      )}
    </AdminFrame>
  );
}

function ProjectParts({ project: { data, error, isFetching, refetch } }: { project: ReturnType<typeof useProject> }) {
  const t = useTexts();
  if (data) {
    const thread = (
      <OfficeThread
        key={data.id}
        place="project"
        id={data.id}
        lang={data.language}
        renderTools={(insert) => <ProjectTemplates project={data} onInsert={insert} />}
        renderWholeMail={(mailId, label) => <WholeMailButton id={mailId} label={label} />}
      />
    );
    return (
      <ProjectView
        project={data}
        money={<ProjectMoney project={data} />}
        thread={thread}
        hold={<LegalHold kind="project" id={data.id} />}
      />
    );
  }
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('projectOffice:detail.title')}
      </h1>
      <RowsSkeleton rows={8} />
    </>
  );
}

/** What is asked for each quote of a project and what was paid, under its number where there are several. */
function ProjectMoney({ project: { quotes } }: { project: ProjectDetail }) {
  const signed = quotes.filter(({ isChange, status }) => !isChange || status === 'accepted' || status === 'voided');
  return signed.map(({ id, number }) => (
    <MoneyPanel key={id} quoteId={id} number={signed.length > 1 ? number : null} />
  ));
}
