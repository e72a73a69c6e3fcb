import { useState } from 'react';
import type { RunningTimer } from '#contract/projects/project-time.ts';
import { parseDuration } from '#domain/projects/time/duration.ts';
import { checkTimer, minutesBetween } from '#domain/projects/time/timer.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProjectFormDialog } from '../forms/project-form-dialog.tsx';
import { useStopTimer } from './time-queries.ts';
import { useHours, useSince } from './time-texts.ts';

type Props = { timer: RunningTimer; onNoted: (minutes: number) => void; onClose: () => void };

const formId = 'long-timer';

/** Asks what is right for a timer that was probably forgotten; nothing may be, too. */
export function LongTimerDialog({ timer: { startedAt }, onNoted, onClose }: Props) {
  const t = useTexts();
  const hours = useHours();
  const since = useSince();
  const [now] = useState(Date.now);
  const { mutateAsync } = useStopTimer();
  const stop = async (minutes: number | null) => {
    const noted = await mutateAsync(
      minutes === null ? { startedAt, isDiscarded: true } : { startedAt, isDiscarded: false, minutes },
    );
    onNoted(noted);
  };
  const form = useForm<{ minutes: string }>({
    id: formId,
    start: { minutes: '' },
    check: ({ minutes }) => checkTimer(parseDuration(minutes), { startedAt, now: Date.now() }),
    send: ({ minutes }) => stop(parseDuration(minutes)),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectTime:timer.long.title')}
      description={t('projectTime:timer.long.text', {
        since: since(startedAt, now),
        time: hours(minutesBetween(startedAt, now)),
      })}
      submitLabel={t('projectTime:timer.long.submit')}
      onClose={onClose}
    >
      <TextField
        {...form.input('minutes')}
        label={t('projectTime:timer.long.field')}
        hint={t('projectTime:fields.minutesHint')}
        autoComplete="off"
        required
      />
      <div className="-ms-3.5">
        <Button size="sm" variant="quiet" onClick={() => void stop(null).then(onClose, form.fail)}>
          {t('projectTime:timer.long.discard')}
        </Button>
      </div>
    </ProjectFormDialog>
  );
}
