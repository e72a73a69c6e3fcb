import type { ProjectRow } from '#contract/projects/projects.ts';
import { writeDay } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { focusOnce } from '../../../../lib/focus-once.ts';
import { UnreadBadge } from '#web/features/threads/unread-badge.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Progress } from '../../../../ui/progress.tsx';

type Props = { row: ProjectRow };

/** Id of the link of a row, to move the focus to it. */
export const projectLinkId = ({ id }: Pick<ProjectRow, 'id'>): string => `project-${id}`;

const usualLink = 'inline-block py-1 font-semibold wrap-anywhere pointer-coarse:py-2';

type NameProps = Props & { linkClass?: string; isFocused?: boolean };

/** Number and title as a link, which takes the focus where that is wanted, and whom the project is for. */
export function ProjectName({ row, linkClass = usualLink, isFocused = false }: NameProps) {
  const { language } = usePage();
  return (
    <div className="grid min-w-0">
      <a
        id={projectLinkId(row)}
        ref={isFocused ? focusOnce : null}
        draggable={false}
        data-shortcut="row"
        className={linkClass}
        href={pathOf('adminProject', language, { id: row.id })}
        lang={row.language === language ? undefined : row.language}
      >
        {projectTitle(row.number, row.title)}
      </a>
      {row.customer ? (
        <span className="text-sm font-normal wrap-anywhere text-muted">
          {row.customer.company || row.customer.name}
        </span>
      ) : null}
      <span className="justify-self-start empty:hidden">
        <UnreadBadge place="project" id={row.id} />
      </span>
    </div>
  );
}

/** How much of a project is approved. */
export function ProjectProgress({ row: { progress } }: { row: Pick<ProjectRow, 'progress'> }) {
  const t = useTexts();
  const value = t('projectWords:progress.value', { percent: progress });
  return (
    <div className="grid min-w-32 grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
      <Progress label={t('projectWords:progress.label')} isLabelHidden value={progress} max={100} valueText={value} />
      <span aria-hidden="true" className="figures text-sm text-muted">
        {value}
      </span>
    </div>
  );
}

/** What comes next, until when, and who has the next step. */
export function ProjectNext({ row: { next, dueOn, waitsFor } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {waitsFor === null ? null : <span>{t(`projectOffice:waits.${waitsFor}`)}</span>}
      {next === null ? null : (
        <span className="wrap-anywhere">
          {t('projectOffice:next', { title: next.title, day: writeDay(next.on, language) })}
        </span>
      )}
      {dueOn === null ? null : <span>{t('projectOffice:due', { day: writeDay(dueOn, language) })}</span>}
    </p>
  );
}
