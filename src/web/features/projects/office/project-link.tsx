import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ProjectBadges } from '../status-badges.tsx';
import { useProjectList } from './queries.ts';

type Props = { of: { quote: string } | { request: string } };

/** The way to the project of a quote or a request; nothing before there is one. */
export function ProjectLink({ of }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const project = useProjectList(of).data?.pages[0]?.rows[0];
  if (!project) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-muted">{t('projectOffice:detail.title')}</span>
      <a className="font-semibold wrap-anywhere" href={pathOf('adminProject', language, { id: project.id })}>
        {projectTitle(project.number, project.title)}
      </a>
      <ProjectBadges project={project} />
    </p>
  );
}
