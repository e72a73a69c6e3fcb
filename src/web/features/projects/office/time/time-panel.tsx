import { useState } from 'react';
import { type TimeSheet, timeCsvPath } from '#contract/projects/project-time.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { failureMessage } from '../../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileLink } from '../../../../ui/file-link.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/rows-skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { TimeDialog } from './time-dialog.tsx';
import { TimeEntries } from './time-entries.tsx';
import { TimeSummary } from './time-summary.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useTime } from './time-queries.ts';

export type TimedProject = Pick<ProjectDetail, 'id' | 'language' | 'milestones'>;

/** What was worked on a project: a timer, sums beside what was expected, and each entry (I1, H8). The customer sees none of it. */
export function TimePanel({ project }: { project: TimedProject }) {
  const { data, error, isFetching, refetch } = useTime(project.id);
  if (data) return <Sheet project={project} sheet={data} />;
  if (!error) return <RowsSkeleton rows={3} />;
  return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

type Props = { project: TimedProject; sheet: TimeSheet };

function Sheet({ project, sheet }: Props) {
  const t = useTexts();
  const [isAdding, setAdding] = useState(false);
  const isEmpty = sheet.entries.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TimerBar project={project} timer={sheet.timer} />
      <TimeSummary project={project} sheet={sheet} />
      {isEmpty ? <p className="max-w-prose text-muted">{t('projectTime:empty')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
          {t('projectTime:add')}
        </Button>
        {isEmpty ? null : <CsvLink id={project.id} />}
      </div>
      {isEmpty ? null : <TimeEntries project={project} sheet={sheet} />}
      {isAdding ? <TimeDialog project={project} sheet={sheet} entry={null} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function CsvLink({ id }: { id: string }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <FileLink
      address={timeCsvPath.replace(':id', id)}
      label={t('projectTime:csv.link')}
      onFailure={(error) =>
        showToast({
          title: t('projectTime:csv.failed'),
          description: failureMessage(error, { t, language }),
          tone: 'destructive',
        })
      }
    />
  );
}
