import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** The way to the project whose scope a quote changes; nothing for a quote that begins one. */
export function ChangedProject({ project }: Pick<QuoteDetail, 'project'>) {
  const t = useTexts();
  const { language } = usePage();
  if (!project) return null;
  return (
    <a className="py-1 wrap-anywhere pointer-coarse:py-2.5" href={pathOf('adminProject', language, { id: project.id })}>
      {t('projectWords:changeOf', { project: projectTitle(project.number, project.title) })}
    </a>
  );
}
