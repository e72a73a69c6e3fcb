import type { RequestService } from '../service-requests/request-service.ts';

/** Milestones that projects without ones of their own are given. */
export const milestoneKinds = ['design', 'development', 'testing', 'launch'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** A milestone of a template and how much of the work it stands for; weights add up to 100. */
export type TemplateMilestone = { kind: MilestoneKind; weight: number };

const weighed = (weights: Record<MilestoneKind, number>): TemplateMilestone[] =>
  milestoneKinds.map((kind) => ({ kind, weight: weights[kind] }));

const website = weighed({ design: 30, development: 45, testing: 15, launch: 10 });
const redesign = weighed({ design: 35, development: 40, testing: 15, launch: 10 });
const program = weighed({ design: 20, development: 50, testing: 20, launch: 10 });

/** What the work on a service is divided into; sites are drawn longer, programs built and tested longer. */
const templates: Record<RequestService, readonly TemplateMilestone[]> = {
  website,
  'website-redesign': redesign,
  'web-app': program,
  'mobile-app': program,
  calculator: program,
  automation: program,
  erp: program,
};

/** The milestones of a service; those of a website where the service is not known. */
export const templateOf = (service: RequestService | null): readonly TemplateMilestone[] =>
  service === null ? website : templates[service];
