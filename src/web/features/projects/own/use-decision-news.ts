import { useEffect, useRef, useState } from 'react';
import type { OwnMilestone } from '#contract/projects/own-projects.ts';
import { readMarkDraft } from './marking/mark-draft.ts';
import type { Decision } from './use-decision.ts';

/**
 * What the page says of a decision: that it was taken; that it came too `late`, because somebody was faster; or that what was being
 * written about has gone meanwhile, and that it is `left`.
 */
export type DecisionNews = {
  kind: Decision | 'late' | 'left';
  /** The versions that waited when it was said. */
  of: string;
};

/** News of the versions that wait for a decision; also of one that goes while something is being written about it (I7). */
export function useDecisionNews(waiting: readonly OwnMilestone[]) {
  const [news, setNews] = useState<DecisionNews | null>(null);
  const of = waiting.map(({ id, handovers }) => `${id} ${handovers.at(-1)?.n ?? 0}`).join();
  const before = useRef(of);
  useEffect(() => {
    const former = before.current;
    before.current = of;
    const gone = former.split(',').filter((version) => !of.split(',').includes(version));
    // What was told of a decision of one's own says more.
    if (gone.some(hasDraft)) setNews((known) => (known?.of === former ? known : { kind: 'left', of }));
  }, [of]);
  return { news, tell: (kind: DecisionNews['kind']) => setNews({ kind, of }) };
}

function hasDraft(version: string): boolean {
  const [milestone = '', handover] = version.split(' ');
  return readMarkDraft({ milestone, handover: Number(handover) }) !== null;
}
