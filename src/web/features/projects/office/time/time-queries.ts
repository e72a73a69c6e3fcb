import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RunningTimer,
  type TimeSheet,
  changeTime,
  discardTimer,
  noteTime,
  readTime,
  removeTime,
  startTimer,
  stopTimer,
} from '#contract/projects/project-time.ts';
import type { TimeFacts } from '#domain/projects/time/check-time.ts';
import { callEndpoint } from '../../../../lib/http/api.ts';
import { asSignedIn } from '../../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../../lib/http/idempotency-key.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** Time of a project, and the timer of whoever looks. */
export function useTime(id: string) {
  return useQuery({
    queryKey: [readTime.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(readTime, { parameters: { id } })),
    // Timers are started and stopped on other devices.
    staleTime: 0,
    meta,
  });
}

/** Which entry, in the version that was read. */
type Named = { entry: string; version: number };

/** What is done with the time of a project. */
export type TimeWish =
  | { kind: 'note'; facts: TimeFacts }
  | ({ kind: 'change'; facts: TimeFacts } & Named)
  | ({ kind: 'remove' } & Named)
  | { kind: 'start'; milestoneId: string | null };

/** Does something with the time of a project. */
export function useTimeChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['projects', 'time'],
    mutationFn: (wish: TimeWish) => asSignedIn(() => callWish(id, wish)),
    onSuccess: (sheet) => client.setQueryData([readTime.path, id], sheet),
    // Somebody else was faster, on another device perhaps: what there is now is shown.
    onError: () => client.invalidateQueries({ queryKey: [readTime.path, id] }),
    meta,
  });
}

function callWish(id: string, wish: TimeWish): Promise<TimeSheet> {
  const parameters = { id };
  if (wish.kind === 'note') return callNote(id, wish.facts);
  if (wish.kind === 'start') {
    return callEndpoint(startTimer, { parameters, body: { milestoneId: wish.milestoneId } });
  }
  const { entry, version } = wish;
  if (wish.kind === 'change') {
    return callEndpoint(changeTime, { parameters: { id, entry }, body: { version, ...wish.facts } });
  }
  return callEndpoint(removeTime, { parameters: { id, entry }, body: { version } });
}

/** A press that is repeated after a failure notes it once. */
async function callNote(id: string, facts: TimeFacts): Promise<TimeSheet> {
  const content = `time ${id} ${JSON.stringify(facts)}`;
  const sheet = await callEndpoint(noteTime, {
    parameters: { id },
    body: facts,
    idempotencyKey: idempotencyKeyOf(content),
  });
  forgetIdempotencyKey(content);
  return sheet;
}

type Stopping = Pick<RunningTimer, 'startedAt'> &
  ({ isDiscarded: true } | { isDiscarded: false; minutes: number | null });

/** Stops the timer that runs, wherever it does; returns the minutes that were noted. */
export function useStopTimer() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['projects', 'timer'],
    mutationFn: (wish: Stopping) => asSignedIn(() => callStop(wish)),
    onSettled: () => client.invalidateQueries({ queryKey: [readTime.path] }),
    meta,
  });
}

async function callStop({ startedAt, ...wish }: Stopping): Promise<number> {
  if (wish.isDiscarded) {
    await callEndpoint(discardTimer, { body: { startedAt } });
    return 0;
  }
  const { noted } = await callEndpoint(stopTimer, { body: { startedAt, minutes: wish.minutes } });
  return noted.reduce((sum, { minutes }) => sum + minutes, 0);
}
