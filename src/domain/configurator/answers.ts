import { type Contact, emptyContact } from '../contact/contact-details.ts';
import type { FeatureId } from './features.ts';

/** Everything that the configurator asks, as closed lists (spec §3 and §9). Order is the order on screen. */
export const quoteModes = ['quick', 'detailed'] as const;
export type QuoteMode = (typeof quoteModes)[number];

export const serviceTypes = ['website', 'web-app', 'website-redesign', 'mobile-app'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const objectives = [
  'attract-customers',
  'showcase-work',
  'manage-bookings',
  'provide-quotes',
  'build-trust',
  'automate-processes',
] as const;
export type Objective = (typeof objectives)[number];

export const trades = [
  'painter',
  'electrician',
  'plumber',
  'roofer',
  'mason',
  'carpenter',
  'tiler',
  'insulation',
  'custom',
] as const;
export type Trade = (typeof trades)[number];

export const tradeCategories = ['individual', 'specialized', 'general', 'enterprise'] as const;
export type TradeCategory = (typeof tradeCategories)[number];

/** The category of each trade; a firm that types its own trade belongs to the last. */
export const categoryOfTrade: Record<Trade, TradeCategory> = {
  painter: 'individual',
  tiler: 'individual',
  carpenter: 'individual',
  electrician: 'specialized',
  plumber: 'specialized',
  insulation: 'specialized',
  roofer: 'general',
  mason: 'general',
  custom: 'enterprise',
};

export const projectSizes = ['small', 'medium', 'large'] as const;
export type ProjectSize = (typeof projectSizes)[number];

export const budgetRanges = ['500-1500', '1500-3500', '3500-8000', '8000-plus', 'custom'] as const;
export type BudgetRange = (typeof budgetRanges)[number];

export const timelines = ['asap', '1-month', '2-months', '3-6-months', 'flexible'] as const;
export type Timeline = (typeof timelines)[number];

/** One visitor's answers; an unanswered question is null, an empty list or an empty text. */
export type Answers = {
  mode: QuoteMode | null;
  serviceType: ServiceType | null;
  objectives: readonly Objective[];
  trade: Trade | null;
  customTrade: string;
  features: readonly FeatureId[];
  description: string;
  size: ProjectSize | null;
  budget: BudgetRange | null;
  /** Whole units of the visitor's currency, as typed; empty unless the budget is `custom`. */
  customBudget: string;
  timeline: Timeline | null;
  contact: Contact;
};

/** Answers before the first question. */
export const emptyAnswers: Answers = {
  mode: null,
  serviceType: null,
  objectives: [],
  trade: null,
  customTrade: '',
  features: [],
  description: '',
  size: null,
  budget: null,
  customBudget: '',
  timeline: null,
  contact: emptyContact,
};

/** Answers that a visitor starts from: the quick mode is chosen beforehand (C1). */
export const startAnswers: Answers = { ...emptyAnswers, mode: 'quick' };

/** Longest texts that are accepted, in characters; beyond them an answer is refused, never cut. */
export const lengthLimits = {
  customTrade: 80,
  description: 4000,
  customBudget: 20,
} as const;
