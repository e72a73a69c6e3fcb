import { addDays, lengthOf } from '../analytics/periods.ts';
import type { PlannedPart } from '../quotes/payment-plan.ts';
import type { RequestService } from '../service-requests/request-service.ts';
import { type MilestoneKind, templateOf } from './milestone-template.ts';
import { projectLimits } from './project.ts';

/** A milestone before any work on it; days as `YYYY-MM-DD`, null where none is known. */
export type PlannedMilestone = {
  title: string;
  weight: number;
  plannedStart: string | null;
  plannedEnd: string | null;
  /** The part of the signed plan that its approval releases, from 0. */
  planPartIndex: number | null;
};

/** What milestones are made from; days as `YYYY-MM-DD`, '' or null where none was agreed. */
export type MilestoneSource = {
  paymentPlan: readonly PlannedPart[];
  service: RequestService | null;
  startsOn: string | null;
  dueOn: string | null;
  /** Names of the template's milestones in the language of the project. */
  nameOf: (kind: MilestoneKind) => string;
};

/**
 * The milestones that a project begins with (I1): those of its signed payment plan, with the launch where something is paid on
 * completion, weighed by what is paid for them; without any of them those of the service's template. The days between start and
 * delivery are shared out by weight.
 */
export function planMilestones({ paymentPlan, service, startsOn, dueOn, nameOf }: MilestoneSource): PlannedMilestone[] {
  const agreed = ofPlan(paymentPlan, nameOf);
  const named =
    agreed.length > 0
      ? agreed
      : templateOf(service).map(({ kind, weight }) => ({ title: nameOf(kind), weight, planPartIndex: null }));
  return withDays(named, { startsOn, dueOn });
}

/** What the milestones of a change of scope are made from. */
export type ChangeSource = Omit<MilestoneSource, 'service'> & {
  /** Of its quote. */
  title: string;
};

/**
 * The milestones that a change of scope adds (domain rules, "Quote"): those of its payment plan, weighed as those of a first quote; a plan
 * without any stands for one milestone, which weighs what a template does.
 */
export function planChange({ paymentPlan, title, startsOn, dueOn, nameOf }: ChangeSource): PlannedMilestone[] {
  const agreed = ofPlan(paymentPlan, (kind) => `${nameOf(kind)}: ${title}`);
  const named = agreed.length > 0 ? agreed : [{ title, weight: wholeWeight, planPartIndex: null }];
  return withDays(named, { startsOn, dueOn }).map((milestone) => ({
    ...milestone,
    title: [...milestone.title].slice(0, projectLimits.milestoneTitle).join(''),
  }));
}

/** What the milestones of a template weigh together. */
const wholeWeight = 100;

type Weighed = Omit<PlannedMilestone, 'plannedStart' | 'plannedEnd'>;

function withDays(named: readonly Weighed[], between: Pick<MilestoneSource, 'startsOn' | 'dueOn'>): PlannedMilestone[] {
  const days = shareDays(
    named.map(({ weight }) => weight),
    between,
  );
  return named.map((milestone, index) => ({
    ...milestone,
    plannedStart: days[index]?.start ?? null,
    plannedEnd: days[index]?.end ?? null,
  }));
}

function ofPlan(paymentPlan: readonly PlannedPart[], nameOf: MilestoneSource['nameOf']) {
  const parts = paymentPlan.map((part, index) => ({ ...part, index }));
  const milestones = parts.filter(({ due }) => due === 'milestone');
  if (milestones.length === 0) return [];
  const last = parts.find(({ due }) => due === 'completion');
  const weightOf = (share: number) => Math.max(1, Math.round(share / 100));
  return [
    ...milestones.map(({ milestone, share, index }) => ({
      title: milestone,
      weight: weightOf(share),
      planPartIndex: index,
    })),
    ...(last ? [{ title: nameOf('launch'), weight: weightOf(last.share), planPartIndex: null }] : []),
  ];
}

/** Divides the days of a project among its milestones by weight, each at least one day; nothing where a day is missing. */
function shareDays(weights: readonly number[], { startsOn, dueOn }: Pick<MilestoneSource, 'startsOn' | 'dueOn'>) {
  if (!startsOn || !dueOn || dueOn < startsOn) return [];
  const length = lengthOf({ from: startsOn, to: dueOn });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return weights.map((weight) => {
    const first = Math.min(length - 1, Math.floor((passed / total) * length));
    passed += weight;
    const last = Math.max(first, Math.floor((passed / total) * length) - 1);
    return { start: addDays(startsOn, first), end: addDays(startsOn, last) };
  });
}
