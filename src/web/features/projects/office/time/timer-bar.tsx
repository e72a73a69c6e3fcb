import { useState } from 'react';
import type { RunningTimer } from '#contract/projects/project-time.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { isTooLong, minutesBetween } from '#domain/projects/time/timer.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { CompactSelect } from '../../../../ui/compact-select.tsx';
import { LongTimerDialog } from './long-timer-dialog.tsx';
import type { TimedProject } from './time-panel.tsx';
import { useStopTimer, useTimeChange } from './time-queries.ts';
import { useHours, useSince } from './time-texts.ts';

type Props = { project: TimedProject; timer: RunningTimer | null };

/** Starts and stops one's timer. It lives on the server, so that it goes on in another tab and on another device. */
export function TimerBar({ project, timer }: Props) {
  const t = useTexts();
  const hours = useHours();
  const [noted, setNoted] = useState<number | null>(null);
  const isHere = timer?.project.id === project.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-hair bg-sheet p-4">
      {timer ? <Running project={project} timer={timer} onNoted={setNoted} /> : null}
      {isHere ? null : <Start project={project} timer={timer} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {noted === null ? null : noted === 0 ? t('projectTime:timer.long.discarded') : null}
        {noted ? t('projectTime:timer.noted', { time: hours(noted) }) : null}
      </p>
    </div>
  );
}

type RunningProps = { project: TimedProject; timer: RunningTimer; onNoted: (minutes: number) => void };

function Running({ project, timer, onNoted }: RunningProps) {
  const t = useTexts();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useStopTimer();
  const { startedAt } = timer;

  function stop(): void {
    if (isTooLong(startedAt, Date.now())) setAsking(true);
    // By its promise, because this part is gone once nothing runs; a failure is shown below.
    else void mutateAsync({ startedAt, isDiscarded: false, minutes: null }).then(onNoted, () => undefined);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="grid min-w-0 gap-0.5">
        {now === null ? null : <RunningText project={project} timer={timer} now={now} />}
      </p>
      <Button size="sm" isLoading={isPending} onClick={stop}>
        {t('projectTime:timer.stop')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('projectTime:failed')} error={error} />
        </div>
      ) : null}
      {isAsking ? <LongTimerDialog timer={timer} onNoted={onNoted} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function RunningText({ project, timer, now }: { project: TimedProject; timer: RunningTimer; now: number }) {
  const t = useTexts();
  const { language } = usePage();
  const hours = useHours();
  const since = useSince();
  const time = hours(minutesBetween(timer.startedAt, now));
  if (timer.project.id !== project.id) {
    const { id, number, title } = timer.project;
    return (
      <>
        <b className="figures">{t('projectTime:timer.runningOn', { time })}</b>
        <a className="wrap-anywhere" href={pathOf('adminProject', language, { id })}>
          {projectTitle(number, title)}
        </a>
      </>
    );
  }
  const milestone = project.milestones.find(({ id }) => id === timer.milestoneId);
  return (
    <>
      <b className="figures">{t('projectTime:timer.running', { time, since: since(timer.startedAt, now) })}</b>
      <span
        className="text-sm wrap-anywhere text-muted"
        lang={milestone && project.language !== language ? project.language : undefined}
      >
        {milestone?.title ?? t('projectTime:timer.anything')}
      </span>
    </>
  );
}

function Start({ project, timer }: Props) {
  const t = useTexts();
  const [milestone, setMilestone] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useTimeChange(project.id);
  const options = project.milestones
    .filter(({ status }) => status !== 'skipped')
    .map(({ id, title }) => ({ value: id, label: title }));

  function start(): void {
    if (timer && isTooLong(timer.startedAt, Date.now())) setAsking(true);
    else mutate({ kind: 'start', milestoneId: milestone || null });
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <CompactSelect
          label={t('projectTime:timer.milestone')}
          value={milestone}
          options={[{ value: '', label: t('projectTime:timer.anything') }, ...options]}
          onChoose={setMilestone}
          className="min-w-0 flex-1 basis-48"
        />
        <Button size="sm" isLoading={isPending} onClick={start}>
          {t('projectTime:timer.start')}
        </Button>
      </div>
      {timer ? <p className="text-sm text-muted">{t('projectTime:timer.switches')}</p> : null}
      {error ? <CallFailure title={t('projectTime:failed')} error={error} /> : null}
      {isAsking && timer ? (
        <LongTimerDialog
          timer={timer}
          onNoted={() => mutate({ kind: 'start', milestoneId: milestone || null })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
