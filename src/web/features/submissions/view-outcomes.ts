import { claimOf } from './outcome-claims.ts';
import { whenOffScreen } from './queue/queue-locks.ts';
import { type OutcomeView, reduceSubmission } from './reduce-submission.ts';
import { type EffectTarget, runEffects } from './run-effects.ts';
import { browserSubmissionStore as store } from './queue/submission-store.ts';
import { type QueuedSubmission, type SettledSubmission, isSettled } from './submission.ts';

/** Reports the outcomes that no screen shows. */
export type Announcer = {
  screenOf: (record: SettledSubmission) => OutcomeView['screen'];
  targetOf: (record: SettledSubmission) => EffectTarget;
};

/** Keys whose outcome a screen of this page has been told. */
const handled = new Set<string>();

/** Keys whose outcome this page reports as soon as no screen shows them. */
const waiting = new Set<string>();

/** By the clock that stamps the records: a page's own clock can be hours behind it after a sleep. */
const pageOpenedAt = Date.now() - performance.now();

const viewFrom = (screen: OutcomeView['screen']): OutcomeView => ({
  screen,
  isVisible: document.visibilityState === 'visible',
  pageOpenedAt,
  now: Date.now(),
});

/** The submission is sent once more: its next outcome is a new one. */
export function expectOutcome(key: string): void {
  handled.delete(key);
}

type Outcomes = {
  records: readonly QueuedSubmission[];
  /** Null before its texts are loaded. */
  announcer: Announcer | null;
  /** Called after an outcome was reported and has left the queue. */
  onReported: () => Promise<void>;
};

/** Gives outcomes to the screens that expect them, and the others to the announcer. */
export function distributeOutcomes({ records, announcer, onReported }: Outcomes): void {
  for (const record of records.filter(isSettled)) {
    const { idempotencyKey: key } = record;
    if (handled.has(key)) continue;
    const claim = claimOf(key);
    if (claim) {
      handled.add(key);
      if (claim.target) void showOnScreen({ record, target: claim.target(), onReported });
    } else if (announcer) void announceOnce(record, { announcer, onReported });
  }
}

type Announcing = Pick<Outcomes, 'onReported'> & { announcer: Announcer };

async function announceOnce(record: SettledSubmission, { announcer, onReported }: Announcing): Promise<void> {
  const { idempotencyKey: key } = record;
  const event = () => ({ type: 'viewed', view: viewFrom(announcer.screenOf(record)) }) as const;
  const hasNothingToDo = reduceSubmission(record, event()).effects.length === 0;
  if (hasNothingToDo || waiting.has(key)) return;
  waiting.add(key);
  await whenOffScreen(key, async () => {
    waiting.delete(key);
    const { before, effects } = await store.apply(key, event());
    if (!before || !isSettled(before) || effects.length === 0) return;
    runEffects(effects, before, announcer.targetOf(before));
    await onReported();
  });
}

type OnScreen = Pick<Outcomes, 'onReported'> & { record: SettledSubmission; target: EffectTarget };

/** Runs the effects of an outcome on the screen of its submission. */
export async function showOnScreen({ record, target, onReported }: OnScreen): Promise<void> {
  const event = { type: 'viewed', view: viewFrom('submission') } as const;
  const storing = store.apply(record.idempotencyKey, event).catch(() => null);
  if (record.state === 'refused') {
    await storing;
    // The screen shows its form again before the reason is reported.
    await onReported();
  }
  runEffects(reduceSubmission(record, event).effects, record, target);
}
