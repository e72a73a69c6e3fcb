import type { Language } from '../../languages.ts';
import type { Currency } from '../../money.ts';
import type { QuoteSeller, SnapshotLook } from '../../quotes/quote-snapshot.ts';
import type { HandoverDecision } from '../handovers/handover-decisions.ts';
import type { ProjectActor } from '../project-status.ts';

/** A picture of a version; its bytes are kept with the hand-over, under its id. */
export type RecordedPicture = { id: string; n: number; alt: string };

/** What was asked to change on a version, and what the agency said to it; places as of a mark. */
export type RecordedMark = {
  n: number;
  picture: number | null;
  x: number | null;
  y: number | null;
  place: string;
  comment: string;
  isDone: boolean;
  answer: string;
};

/** Who decided on a version and when (ms UTC); the name of a customer's account. */
export type RecordedDecision = {
  to: HandoverDecision;
  at: number;
  by: ProjectActor;
  name: string | null;
  reason: string | null;
};

/** One delivery of a milestone. */
export type RecordedVersion = {
  n: number;
  text: string;
  link: string;
  handedOverAt: number;
  pictures: readonly RecordedPicture[];
  marks: readonly RecordedMark[];
  decision: RecordedDecision | null;
};

/** The part of a signed plan that an approval releases; sum in minor units, share in hundredths of a percent. */
export type ReleasedPayment = { quoteNumber: string; share: number; amount: number; currency: Currency };

/**
 * An approved milestone as it stood when it was approved (I7): the PDF of it reads this and nothing else, so that it says the same whatever
 * is renamed later. Integers and texts only, kept as `canonicalJson` with its SHA-256.
 */
export type ApprovalRecord = {
  format: 1;
  language: Language;
  project: { number: number | null; title: string };
  milestone: { title: string; description: string };
  customer: { name: string; company: string };
  /** When (ms UTC), by whom, and what an administrator relies on who approved on behalf; '' for a customer. */
  approval: { at: number; by: ProjectActor; name: string | null; note: string };
  released: ReleasedPayment | null;
  /** Oldest first; the last one is what was approved. */
  versions: readonly RecordedVersion[];
  seller: Omit<QuoteSeller, 'bankAccount'>;
  look: SnapshotLook;
};
