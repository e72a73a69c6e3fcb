import { type Priority, type RequestStatus, closedRequestStatuses } from '#domain/service-requests/status.ts';
import { answerDueAt } from '#domain/service-requests/clocks.ts';
import { type Random, pickWeighted } from './random.ts';

/** State of a seeded request. */
export type Course = {
  status: RequestStatus;
  priority: Priority;
  isArchived: boolean;
  isUnread: boolean;
  isWaitingOnUs: boolean;
  answeredAt: number | null;
  dueAt: number | null;
  endedAt: number;
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Two of a hundred requests, mostly of the latest, wait for a response. */
const latestShare = 0.025;
/** Age limit of requests in progress. */
const workMs = 200 * dayMs;

const latest = [
  ['new', 70],
  ['in_review', 12],
  ['responded', 18],
] as const;

const recent = [
  ['completed', 22],
  ['cancelled', 26],
  ['in_progress', 16],
  ['responded', 14],
  ['quote_sent', 12],
  ['awaiting_signature', 5],
  ['awaiting_payment', 5],
] as const;

const older = [
  ['completed', 58],
  ['cancelled', 42],
] as const;

const priorities = [
  ['medium', 68],
  ['high', 17],
  ['low', 15],
] as const;

/** State of a request by its time of arrival; `share` is the share of requests that arrived later. */
export function courseOf(random: Random, arrived: { at: number; until: number; share: number }): Course {
  const { at, until, share } = arrived;
  const status = statusOf(random, arrived);
  const isWaitingOnUs = status === 'new' || status === 'in_review';
  const answeredAt = isWaitingOnUs ? null : Math.min(at + responseMs(random), until);
  const isDone = closedRequestStatuses.includes(status);
  const isArchived = isDone && random() < (share > latestShare * 4 ? 0.9 : 0.3);
  return {
    status,
    priority: pickWeighted(random, priorities),
    isArchived,
    isUnread: status === 'new' && random() < 0.7,
    isWaitingOnUs,
    answeredAt,
    dueAt: isWaitingOnUs ? answerDueAt(at) : null,
    endedAt: answeredAt === null ? at : Math.min(answeredAt + workedMs(random, isDone), until),
  };
}

function statusOf(random: Random, { at, until, share }: { at: number; until: number; share: number }): RequestStatus {
  if (share < latestShare) return pickWeighted(random, latest);
  return pickWeighted(random, until - at < workMs ? recent : older);
}

const workedMs = (random: Random, isDone: boolean) => Math.floor(random() * (isDone ? 30 : 5) * dayMs);

/** Half are answered within six hours, nine of ten within the promised day. */
function responseMs(random: Random): number {
  const spread = random() + random() + random() - 1.5;
  return Math.floor(6 * hourMs * Math.exp(2.2 * spread));
}
