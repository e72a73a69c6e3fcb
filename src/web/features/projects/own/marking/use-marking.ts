import type { OwnMilestone } from '#contract/projects/own-projects.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { newKey } from '../../../../lib/http/idempotency-key.ts';
import { type DraftMark, type MarkDraft, readMarkDraft, useMarkDraft, writeMarkDraft } from './mark-draft.ts';

type Place = Pick<DraftMark, 'picture' | 'x' | 'y'>;

/** The marks that a customer is making on the latest hand-over of a milestone. */
export type Marking = {
  marks: readonly DraftMark[];
  isFull: boolean;
  /** Adds one and returns its key; null where there are as many as can be sent. */
  add: (place: Place) => string | null;
  change: (key: string, change: Partial<Omit<DraftMark, 'key'>>) => void;
  remove: (key: string) => void;
  keepReason: (reason: string) => void;
  forget: () => void;
};

/** Marks are stored on the device with each change, so that neither a reload nor somebody who was faster loses them. */
export function useMarking({ id, handovers }: Pick<OwnMilestone, 'id' | 'handovers'>): Marking {
  const of = { milestone: id, handover: handovers.at(-1)?.n ?? 0 };
  const marks = useMarkDraft(of)?.marks ?? [];
  const isFull = marks.length >= markLimits.marks;
  const update = (part: Partial<MarkDraft>) =>
    writeMarkDraft(of, { reason: '', marks: [], ...readMarkDraft(of), ...part });

  return {
    marks,
    isFull,
    add(place) {
      if (isFull) return null;
      const key = newKey();
      update({ marks: [...marks, { key, place: '', comment: '', ...place }] });
      return key;
    },
    change: (key, change) => update({ marks: marks.map((mark) => (mark.key === key ? { ...mark, ...change } : mark)) }),
    remove: (key) => update({ marks: marks.filter((mark) => mark.key !== key) }),
    keepReason: (reason) => update({ reason }),
    forget: () => writeMarkDraft(of, null),
  };
}
