import type { FeatureId } from '../configurator/features.ts';
import type { NumberRange } from '../estimates/price-book/price-book.ts';

/** Who wrote a text: the built-in template, or a language model (H4). It is always shown. */
export const writers = ['template', 'model'] as const;
export type Writer = (typeof writers)[number];

/** Why the template stood in for a model that is configured: it failed, or its limits are used up (spec §8). */
export const fallbacks = ['failed', 'limit'] as const;
export type Fallback = (typeof fallbacks)[number];

/** Work that belongs to every project of its kind, before any feature is chosen. */
export const baseScopes = [
  'moving',
  'pages',
  'contact',
  'findability',
  'accounts',
  'records',
  'offline',
  'quality',
  'release',
  'handover',
] as const;
export type BaseScope = (typeof baseScopes)[number];

/** Stages of the work in their order. */
export const milestoneIds = ['brief', 'design', 'build', 'trial', 'launch'] as const;
export type MilestoneId = (typeof milestoneIds)[number];

export type Point = { title: string; text: string };

/** A product requirements document as data (H4), with all texts in the customer's language. */
export type Prd = {
  title: string;
  summary: string;
  facts: { label: string; text: string }[];
  /** The customer's own words, empty when there are none. */
  description: string;
  goals: (Point & { measure: string })[];
  users: Point[];
  scope: (Point & { id: FeatureId | BaseScope; criteria: string[] })[];
  pages: Point[];
  /** What the customer delivers, and before which stage. */
  content: (Point & { before: MilestoneId })[];
  milestones: (Point & {
    id: MilestoneId;
    /** Working days; over all stages they sum to five for each week of the estimate. */
    days: NumberRange;
    /** Week of the work at whose end the stage is done; that of the last stage is the estimate's. */
    doneByWeek: NumberRange;
  })[];
  outOfScope: string[];
  openQuestions: string[];
};

/** A document read from the database: its scope may name work that is no longer in the catalogue. */
export type StoredPrd = Omit<Prd, 'scope'> & { scope: (Point & { id: string; criteria: string[] })[] };
