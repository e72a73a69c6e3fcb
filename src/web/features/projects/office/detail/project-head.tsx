import type { ProjectDetail } from '#contract/projects/projects.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ProjectBadges } from '../../status-badges.tsx';
import { ProjectProgress } from '../list/project-facts.tsx';
import { ProjectActions } from './project-actions.tsx';

type Props = { project: ProjectDetail };

/** Number, title, how it stands, how far it is, and what can be done with the project. */
export function ProjectHead({ project }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { waitsFor } = project;
  return (
    <div className="grid gap-4">
      <h1
        tabIndex={-1}
        className="text-2xl wrap-anywhere"
        lang={project.language === language ? undefined : project.language}
      >
        {projectTitle(project.number, project.title)}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ProjectBadges project={project} />
        {waitsFor === null ? null : <span className="text-sm text-muted">{t(`projectOffice:waits.${waitsFor}`)}</span>}
      </p>
      <Stopped project={project} />
      <div className="max-w-md">
        <ProjectProgress row={project} />
      </div>
      <ProjectActions project={project} />
    </div>
  );
}

/** Since when and why a project does not go on. */
function Stopped({ project: { isCancelled, isOnHold, ...project } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (isCancelled && project.cancelledAt !== null) {
    const values = { day: formatDay(project.cancelledAt, language), reason: project.cancelledReason ?? '' };
    return <Notice tone="warning">{t('projectOffice:detail.cancelled', values)}</Notice>;
  }
  if (!isOnHold || project.onHoldSince === null) return null;
  const values = { day: formatDay(project.onHoldSince, language), reason: project.onHoldReason ?? '' };
  return <Notice tone="warning">{t('projectOffice:detail.held', values)}</Notice>;
}

/** Whom the project is for, what it comes from, and its days. */
export function ProjectFactsList({ project }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { customer, quoteId, quoteNumber, requestId, requestNumber, startsOn, dueOn, completedAt, createdAt } = project;
  const day = (value: string | null) =>
    value === null ? t('projectOffice:detail.none') : writeDay(value, language, 'words');
  const items = [
    customer && {
      id: 'customer',
      term: t('projectOffice:detail.customer'),
      detail: <a href={pathOf('adminCustomer', language, { id: customer.id })}>{customer.company || customer.name}</a>,
    },
    quoteId !== null && {
      id: 'quote',
      term: t('projectOffice:detail.quote'),
      detail: <a href={pathOf('adminQuote', language, { id: quoteId })}>{quoteNumber ?? '–'}</a>,
    },
    requestId !== null && {
      id: 'request',
      term: t('projectOffice:detail.request'),
      detail: <a href={pathOf('adminRequest', language, { id: requestId })}>{requestNumber ?? '–'}</a>,
    },
    {
      id: 'language',
      term: t('projectOffice:detail.language'),
      detail: t(`common:language.names.${project.language}`),
    },
    { id: 'began', term: t('projectOffice:detail.began'), detail: formatDay(createdAt, language, 'words') },
    { id: 'starts', term: t('projectOffice:detail.starts'), detail: day(startsOn) },
    { id: 'due', term: t('projectOffice:detail.due'), detail: day(dueOn) },
    completedAt !== null && {
      id: 'completed',
      term: t('projectOffice:detail.completed'),
      detail: formatDay(completedAt, language, 'words'),
    },
  ];
  return <DefinitionList items={items.filter((item) => item !== null && item !== false)} />;
}
