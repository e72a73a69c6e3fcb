import { type PlannedTime, expectedMinutes } from './planned-time.ts';

/** What one person has noted for one milestone, or for none. */
export type NotedSum = { milestoneId: string | null; personId: string | null; minutes: number };

/** A milestone and how much of the work it stands for. */
type Weighed = { id: string; title: string; weight: number; status: string };

/** What was noted, and what was expected where that is known; minutes. */
export type TimeSum = { noted: number; expected: number | null };
export type MilestoneTime = TimeSum & { id: string | null; title: string | null };
export type PersonTime = { id: string | null; minutes: number };

/** Noted time of a project: in all, for each milestone in its order and for none, and for each person, the most first. */
export type TimeSums = { all: TimeSum; milestones: MilestoneTime[]; people: PersonTime[] };

/**
 * Adds noted time up beside what was expected, which milestones share by weight; one that was skipped has no share. What belongs to none
 * is listed only where there is any.
 */
export function sumTime(
  noted: readonly NotedSum[],
  { milestones, planned }: { milestones: readonly Weighed[]; planned: PlannedTime },
): TimeSums {
  const expected = expectedMinutes(planned);
  const counted = milestones.filter(({ status }) => status !== 'skipped');
  const weight = counted.reduce((sum, each) => sum + each.weight, 0);
  const shareOf = (milestone: Weighed) =>
    expected === null || weight === 0 || !counted.includes(milestone)
      ? null
      : Math.round((expected * milestone.weight) / weight);
  const listed = milestones.map((milestone) => ({
    id: milestone.id,
    title: milestone.title,
    noted: sumOf(noted.filter(({ milestoneId }) => milestoneId === milestone.id)),
    expected: shareOf(milestone),
  }));
  const others = sumOf(noted.filter(({ milestoneId }) => milestoneId === null));
  return {
    all: { noted: sumOf(noted), expected },
    milestones: others === 0 ? listed : [...listed, { id: null, title: null, noted: others, expected: null }],
    people: [...Map.groupBy(noted, ({ personId }) => personId)]
      .map(([id, own]) => ({ id, minutes: sumOf(own) }))
      .toSorted((one, other) => other.minutes - one.minutes),
  };
}

const sumOf = (sums: readonly { minutes: number }[]) => sums.reduce((total, { minutes }) => total + minutes, 0);
