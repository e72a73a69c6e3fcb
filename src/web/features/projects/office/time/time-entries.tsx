import { useState } from 'react';
import type { TimeEntry, TimeSheet } from '#contract/projects/project-time.ts';
import { writeDay } from '#domain/days.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../../ui/confirmed-action.tsx';
import { TimeDialog } from './time-dialog.tsx';
import type { TimedProject } from './time-panel.tsx';
import { useTimeChange } from './time-queries.ts';
import { useHours } from './time-texts.ts';

type Props = { project: TimedProject; sheet: TimeSheet };

/** Each entry with what can be done with it, the newest days first. */
export function TimeEntries({ project, sheet }: Props) {
  const t = useTexts();
  const { entries, older } = sheet;
  const title = t('projectTime:entries', { number: entries.length + older });
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4 pointer-coarse:min-h-11">
        {title}
      </summary>
      <ul aria-label={title} className="mt-2 border-t-2 border-t-ink">
        {entries.map((entry) => (
          <Entry key={entry.id} project={project} sheet={sheet} entry={entry} />
        ))}
      </ul>
      {older > 0 ? <p className="mt-2 text-sm text-muted">{t('projectTime:older', { count: older })}</p> : null}
    </details>
  );
}

function Entry({ project, sheet, entry }: Props & { entry: TimeEntry }) {
  const t = useTexts();
  const { language } = usePage();
  const hours = useHours();
  const lang = project.language === language ? undefined : project.language;
  const milestone = project.milestones.find(({ id }) => id === entry.milestoneId);
  const name = { day: writeDay(entry.day, language), time: hours(entry.minutes) };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-hair py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="figures flex flex-wrap gap-x-4">
          <b>{name.time}</b>
          <span>{name.day}</span>
          <span className="text-muted">{entry.person?.name ?? t('projectTime:formerPerson')}</span>
        </p>
        {milestone ? (
          <p className="text-sm wrap-anywhere text-muted" lang={lang}>
            {milestone.title}
          </p>
        ) : null}
        {entry.note === '' ? null : <p className="text-sm wrap-anywhere whitespace-pre-line">{entry.note}</p>}
      </div>
      <EntryActions project={project} sheet={sheet} entry={entry} name={name} />
    </li>
  );
}

type ActionProps = Props & { entry: TimeEntry; name: { day: string; time: string } };

function EntryActions({ project, sheet, entry, name }: ActionProps) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  const { mutateAsync } = useTimeChange(project.id);
  return (
    <div className="-ms-3.5 -my-1 flex flex-wrap gap-1">
      <Button size="sm" variant="quiet" aria-label={t('projectTime:editNamed', name)} onClick={() => setEditing(true)}>
        {t('projectTime:edit')}
      </Button>
      <ConfirmedAction
        variant="quiet"
        label={t('projectTime:remove')}
        spokenLabel={t('projectTime:removeNamed', name)}
        title={t('projectTime:removeTitle')}
        text={t('projectTime:removeText', name)}
        act={() => mutateAsync({ kind: 'remove', entry: entry.id, version: entry.version })}
        renderFailure={(error) => <CallFailure title={t('projectTime:failed')} error={error} />}
      />
      {isEditing ? (
        <TimeDialog project={project} sheet={sheet} entry={entry} onClose={() => setEditing(false)} />
      ) : null}
    </div>
  );
}
