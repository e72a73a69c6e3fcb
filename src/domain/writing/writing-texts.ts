import type { Objective, ProjectSize, ServiceType, Timeline, Trade } from '../configurator/answers.ts';
import type { RequestService } from '../service-requests/request-service.ts';
import type { FeatureCategory, FeatureId } from '../configurator/features.ts';
import type {
  BaseSupply,
  Exclusion,
  FeatureWithPage,
  FeatureWithQuestion,
  GeneralQuestion,
  PageId,
  SuppliedFeature,
} from './plan-prd.ts';
import type { BaseScope, MilestoneId, Point } from './prd.ts';

/**
 * Texts of the template writer in one language. `{{trade}}` is the trade's name, `{{measures}}` and `{{material}}` are
 * its lists; lists always follow a colon or are in brackets, so that no grammatical case has to change.
 */
export type WritingTexts = {
  trades: Record<Trade, TradeTexts>;
  services: Record<ServiceType, ServiceTexts>;
  sizes: Record<ProjectSize, { name: string; sentence: string }>;
  timelines: Record<Timeline, { name: string; sentence: string }>;
  /** `phrase` continues "we mainly want to …". */
  objectives: Record<Objective, Point & { measure: string; phrase: string }>;
  /** Noun phrases in the nominative, for lists. */
  categories: Record<FeatureCategory, string>;
  features: Record<FeatureId, FeatureTexts>;
  featurePages: Record<FeatureWithPage, Point>;
  featureSupplies: Record<SuppliedFeature, Point>;
  featureQuestions: Record<FeatureWithQuestion, string>;
  baseScopes: Record<BaseScope, Point & { criteria: Criteria }>;
  pages: Record<PageId, Point>;
  baseSupplies: Record<BaseSupply, Point>;
  milestones: Record<MilestoneId, Point>;
  /** The last stage of a mobile app. */
  storeLaunch: Point;
  exclusions: Record<Exclusion, string>;
  questions: Record<GeneralQuestion, string>;
  phrases: Phrases;
  caseStudy: CaseStudyTexts;
  document: DocumentTexts;
};

type Criteria = readonly [string, string, string];

export type TradeTexts = {
  /** The field of work as a noun phrase in the nominative. */
  name: string;
  /** What the firm does, in the firm's own words. */
  firm: string;
  /** For whom, in the firm's own words. */
  clients: string;
  customers: readonly Point[];
  services: readonly Point[];
  /** What a price is computed from: nominatives, comma-separated. */
  measures: string;
  material: string;
  /** What to take pictures of, and what proves the craft: whole sentences. */
  photos: string;
  proof: string;
  question: string;
};

export type ServiceTexts = {
  name: string;
  /** What is wanted, in the firm's own words. */
  need: string;
  summary: string;
  user: Point;
};

export type FeatureTexts = {
  name: string;
  /** The name inside a sentence, in the nominative. */
  phrase: string;
  text: string;
  criteria: Criteria;
};

/** Sentences of the first draft of a case study, spoken by the developer. */
type CaseStudyTexts = {
  title: string;
  trade: string;
  goals: string;
  service: string;
  features: string;
  scope: string;
  /** What was made, in the nominative. */
  services: Record<RequestService, string>;
};

type Phrases = {
  /** Stands for a trade that was not named. */
  unknownTrade: string;
  goals: string;
  features: string;
  laterCategories: string;
  laterFeatures: string;
  laterQuick: string;
  unserved: string;
  servicePage: string;
  partOfPage: string;
};

type DocumentTexts = {
  title: string;
  summary: string;
  facts: Record<'trade' | 'size' | 'timeline' | 'weeks' | 'price' | 'estimate', string>;
  description: string;
  headings: Record<PrdSection, { title: string; lead: string }>;
  measure: string;
  before: Record<MilestoneId, string>;
  /** One number, or two with a dash, in each plural form of the language. */
  days: Plural;
  weeks: Plural;
  doneByWeek: string;
  doneByWeeks: string;
};

/** A text in the plural forms that the language has. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Sections of the document in their order. */
export const prdSections = [
  'goals',
  'users',
  'scope',
  'pages',
  'content',
  'milestones',
  'outOfScope',
  'openQuestions',
] as const;
export type PrdSection = (typeof prdSections)[number];
