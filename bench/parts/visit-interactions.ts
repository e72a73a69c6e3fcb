import { type Part, milliseconds, percent } from '../report.ts';
import { percentile } from '../statistics.ts';
import { walkDetailed } from '../visit/detailed-walk.ts';
import { type Interaction, interactionMeter } from '../visit/interaction-meter.ts';
import { type SiteVisit, onSite } from '../visit/site-visit.ts';
import { slowdown, smallPhone } from '../visit/slow-phone.ts';

const { isMobile: _, hasTouch: __, ...phone } = smallPhone;
/** Visits of each kind: of each interaction the quickest visit counts, because other programs only add time. */
const visits = 3;
/** Below this share of the processor the clock measures other programs rather than the page. */
const quietShare = 0.95;

type Timed = { what: string; ms: number };

/** Interaction to next paint over the detailed mode on a slowed processor, by processor time and by the clock. */
export function measureInteractions(): Promise<Part> {
  return onSite({}, async (visit) => {
    const costs: Timed[][] = [];
    const waits: Timed[][] = [];
    const shares: number[] = [];
    for (let walk = 0; walk < visits; walk += 1) {
      const cost = await measureVisit(visit, 1);
      costs.push(cost.interactions.map(({ what, processorMs }) => ({ what, ms: processorMs * slowdown })));
      const wait = await measureVisit(visit, slowdown);
      waits.push(wait.interactions.map(({ what, clockMs }) => ({ what, ms: clockMs })));
      shares.push(wait.share);
    }
    const [cost, wait] = [leastOf(costs), leastOf(waits)];
    const share = Math.max(...shares);
    return {
      title: `Interaction to next paint, detailed mode, processor ${slowdown} times slower, ${cost.length} interactions`,
      rows: [
        ...rowsOf('by processor time', cost),
        ...rowsOf('by the clock', wait),
        ['share of the processor in the best visit', percent(share)],
      ],
      figures: {
        interactionCostMs: within(cost, 0.95),
        interactionWaitMs: share < quietShare ? Number.NaN : within(wait, 0.95),
      },
    };
  });
}

async function measureVisit(
  { newVisitor }: SiteVisit,
  rate: number,
): Promise<{ interactions: Interaction[]; share: number }> {
  const context = await newVisitor('sk', phone);
  const page = await context.newPage();
  const meter = await interactionMeter(page);
  const share = await walkDetailed(page, { meter, rate });
  await context.close();
  return { interactions: meter.interactions, share };
}

/** Each interaction from the visit in which it took least. */
function leastOf(walks: readonly Timed[][]): Timed[] {
  const [first = [], ...others] = walks;
  return first.map(({ what, ms }, index) => ({
    what,
    ms: Math.min(ms, ...others.map((each) => each[index]?.ms ?? ms)),
  }));
}

const within = (timed: readonly Timed[], share: number) =>
  percentile(
    timed.map(({ ms }) => ms),
    share,
  );

function rowsOf(kind: string, timed: readonly Timed[]): [string, string][] {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  return [
    [`${kind}, half within`, milliseconds(within(timed, 0.5))],
    [`${kind}, 95 % within`, milliseconds(within(timed, 0.95))],
    [`${kind}, slowest`, slowest.map(({ what, ms }) => `${milliseconds(ms)} ${what}`).join('; ')],
  ];
}
