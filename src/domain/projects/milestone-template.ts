import type { RequestService } from '../service-requests/request-service.ts';

/** Milestones that projects without ones of their own are given. */
export const milestoneKinds = ['design', 'development', 'testing', 'launch'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** A milestone of a template and how much of the work it stands for; weights add up to 100. */
export type TemplateMilestone = { kind: MilestoneKind; weight: number };

const weighed = (design: number, development: number, testing: number, launch: number): TemplateMilestone[] => [
  { kind: 'design', weight: design },
  { kind: 'development', weight: development },
  { kind: 'testing', weight: testing },
  { kind: 'launch', weight: launch },
];

const website = weighed(30, 45, 15, 10);
const program = weighed(20, 50, 20, 10);

/** What the work on a service is divided into; sites are drawn longer, programs built and tested longer. */
const templates: Record<RequestService, readonly TemplateMilestone[]> = {
  website,
  'website-redesign': weighed(35, 40, 15, 10),
  'web-app': program,
  'mobile-app': program,
  calculator: program,
  automation: program,
  erp: program,
};

/** The milestones of a service; those of a website where the service is not known. */
export const templateOf = (service: RequestService | null): readonly TemplateMilestone[] =>
  service === null ? website : templates[service];
