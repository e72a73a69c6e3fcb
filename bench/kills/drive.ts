import { setTimeout as pause } from 'node:timers/promises';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { Site } from './site.ts';
import { type Step, type Walk, type WalkKind, nameOf } from './walk.ts';

/** A write that was acknowledged. */
type Written = { walk: Walk; step: Step };

/** What became of all writes. */
export type Ledger = {
  written: Written[];
  /** Calls that got no answer and were repeated, and how often each was the reason. */
  repeated: number;
  reasons: Map<string, number>;
  /** What was refused or never acknowledged, in words. */
  failures: string[];
};

export const newLedger = (): Ledger => ({ written: [], repeated: 0, reasons: new Map(), failures: [] });

/** What takes longer than the time between two kills on a slow machine is acknowledged after the last one. */
const longestMs = 10 * 60_000;
const openAtOnce = 2;
/** After a server has gone, what it had handed to the database may still be on its way. */
const settlesMs = 300;

type Load = { site: Site; ledger: Ledger; kind: WalkKind; isOver: () => boolean };

/** Lets one person go through each walk again and again, all at the same time; `stop` waits until nobody waits for an answer any more. */
export async function startWalks(
  site: Site,
  walks: readonly WalkKind[],
  ledger: Ledger,
): Promise<{ isOver: () => boolean; stop: () => Promise<void> }> {
  let over = false;
  const isOver = () => over;
  const offices: TestBrowser[] = [];
  for (const _ of walks) offices.push(await site.signIn());
  const people = walks.map((kind, index) => drive({ site, ledger, kind, isOver }, offices[index] as TestBrowser));
  return {
    isOver,
    async stop() {
      over = true;
      await Promise.all(people);
    },
  };
}

type OpenWalk = { walk: Walk; next: number };

/** One person after another goes through the steps of a walk until it is over; nobody stops without an answer. */
async function drive(load: Load, office: TestBrowser): Promise<void> {
  const { site, kind, isOver } = load;
  const open: OpenWalk[] = [];
  while (!isOver()) {
    if (open.length < openAtOnce) open.push({ walk: newWalk(site, office), next: 0 });
    const before = open.length;
    let moved = false;
    for (const each of open.slice()) {
      if (isOver() || !(await advance(load, each))) continue;
      moved = true;
      if (each.next >= kind.steps.length) open.splice(open.indexOf(each), 1);
    }
    if (!moved && open.length === before) await pause(50);
  }
}

let walks = 0;

function newWalk(site: Site, office: TestBrowser): Walk {
  const mark = `w${(walks += 1).toString(36).padStart(6, '0')}x`;
  const { sink, location } = site;
  const visitor = site.newBrowser();
  return {
    mark,
    email: `${mark}@strechy.example`,
    visitor,
    office,
    sink,
    location,
    facts: new Map(),
    bodies: new Map(),
  };
}

/** Does the next step of a walk where it is ready. A walk that failed is given up, and counted as a failure. */
async function advance({ ledger, site, kind }: Load, each: OpenWalk): Promise<boolean> {
  const step = kind.steps[each.next];
  if (!step) return true;
  const { walk } = each;
  if (!(await isReady(step, walk))) return false;
  const failure = (await attempt({ step, walk, site, ledger })) ?? (await misplaced(step, walk));
  if (failure !== null) {
    ledger.failures.push(`${nameOf(step)}: ${failure}`);
    // A run takes long: whoever watches it need not wait for its end.
    console.log(`  failed: ${ledger.failures.at(-1)} (${walk.mark})`);
    each.next = kind.steps.length;
    return true;
  }
  ledger.written.push({ walk, step });
  each.next += 1;
  return true;
}

/** How much of a step is there; nothing where what it is about is not known yet. */
const countNow = async (step: Step, walk: Walk): Promise<number> => {
  try {
    return await step.stored(walk);
  } catch {
    return 0;
  }
};

/** What was acknowledged stands there once from the first moment; also learns the ids that later steps need. */
async function misplaced(step: Step, walk: Walk): Promise<string | null> {
  const count = await countNow(step, walk);
  return count === 1 ? null : `acknowledged, and there ${count} times`;
}

const isReady = async (step: Step, walk: Walk): Promise<boolean> =>
  (await step.isReady?.(walk).catch(() => false)) ?? true;

const isKeyed = ({ call }: Step): boolean => typeof call !== 'string' && call.isIdempotent === true;

/** What keeps a step from being acknowledged, in words; null where it is. */
const outcomeOf = (step: Step, walk: Walk): Promise<string | null> =>
  step.send(walk).then(
    ({ status, text }) => (status < 400 ? null : `${status} ${text.slice(0, 300)}`),
    (error: unknown) => (error instanceof Error ? error.message.slice(0, 300) : String(error)),
  );

/** Sends a step until it is acknowledged; a call without a key is repeated only where nothing of it is there. Answers what was refused. */
async function attempt({ step, walk, site, ledger }: Written & { site: Site; ledger: Ledger }): Promise<string | null> {
  const until = performance.now() + longestMs;
  for (let tries = 0; ; tries += 1) {
    if (tries > 0) {
      ledger.repeated += 1;
      await pause(settlesMs);
      await site.front.untilReady();
      if (!isKeyed(step) && (await countNow(step, walk)) > 0) return null;
    }
    const outcome = await outcomeOf(step, walk);
    if (outcome === null) return null;
    // A token that could not be fetched is fetched again, as pages do.
    const isRefused = /^4\d\d/.test(outcome) && !outcome.includes('csrf-token-invalid');
    if (isRefused || performance.now() > until) return outcome;
    const reason = `${nameOf(step)}: ${outcome.slice(0, 60)}`;
    ledger.reasons.set(reason, (ledger.reasons.get(reason) ?? 0) + 1);
  }
}
