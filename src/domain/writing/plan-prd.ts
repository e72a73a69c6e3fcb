import type { Answers, Objective, ProjectSize, ServiceType } from '../configurator/answers.ts';
import {
  type FeatureCategory,
  type FeatureId,
  featureCategories,
  featureIds,
  featuresByCategory,
} from '../configurator/features.ts';
import { featuresOfObjective } from '../configurator/features-of-objective.ts';
import type { Estimate } from '../estimates/estimate.ts';
import type { BaseScope, MilestoneId } from './prd.ts';

/** Base scope of each kind of project, in the order of the document. */
export const scopeOfService: Record<ServiceType, readonly BaseScope[]> = {
  website: ['pages', 'contact', 'findability', 'quality', 'handover'],
  'website-redesign': ['moving', 'pages', 'contact', 'findability', 'quality', 'handover'],
  'web-app': ['accounts', 'records', 'quality', 'handover'],
  'mobile-app': ['accounts', 'records', 'offline', 'release', 'handover'],
};

/** Pages and screens beside those of services and features. */
export const pageIds = [
  'home',
  'services',
  'about',
  'contact',
  'about-contact',
  'legal',
  'sign-in',
  'overview',
  'job',
  'customers',
  'settings',
  'today',
] as const;
export type PageId = (typeof pageIds)[number];

const smallSite: readonly PageId[] = ['home', 'services', 'about-contact', 'legal'];
const screens = {
  'web-app': ['sign-in', 'overview', 'job', 'customers', 'settings'],
  'mobile-app': ['sign-in', 'today', 'job', 'customers', 'settings'],
} as const satisfies Record<string, readonly PageId[]>;

/** Features that have a page or screen of their own; on a small site they are a part of another page. */
export const featuresWithPage = [
  'inquiry-form',
  'photo-gallery',
  'case-studies',
  'price-calculator',
  'material-calculator',
  'appointment-booking',
  'service-area-map',
  'branches',
  'blog',
] as const satisfies readonly FeatureId[];
export type FeatureWithPage = (typeof featuresWithPage)[number];

/** What the customer must deliver for a feature, and before which stage. */
export const suppliesOfFeatures = {
  newsletter: 'trial',
  'photo-gallery': 'build',
  'before-after': 'build',
  'case-studies': 'build',
  reviews: 'build',
  'price-calculator': 'build',
  'material-calculator': 'build',
  'quote-generator': 'build',
  'appointment-booking': 'build',
  'calendar-sync': 'build',
  reminders: 'trial',
  branches: 'design',
  'local-search': 'build',
  multilingual: 'build',
  blog: 'trial',
  copywriting: 'design',
} as const satisfies Partial<Record<FeatureId, MilestoneId>>;
export type SuppliedFeature = keyof typeof suppliesOfFeatures;

/** What every project needs from the customer, and the stage before which it is needed. */
export const baseSupplies = {
  facts: 'design',
  logo: 'design',
  photos: 'build',
  texts: 'build',
  proof: 'build',
  domain: 'launch',
  'old-site': 'design',
  workflow: 'design',
  devices: 'trial',
  stores: 'launch',
} as const satisfies Record<string, MilestoneId>;
export type BaseSupply = keyof typeof baseSupplies;

const suppliesOfService: Record<ServiceType, readonly BaseSupply[]> = {
  website: ['facts', 'logo', 'photos', 'texts', 'proof', 'domain'],
  'website-redesign': ['old-site', 'facts', 'logo', 'photos', 'texts', 'proof', 'domain'],
  'web-app': ['workflow', 'facts', 'logo', 'devices', 'domain'],
  'mobile-app': ['workflow', 'facts', 'logo', 'devices', 'stores'],
};

/** Features with an open question for every customer. */
export const featuresWithQuestion = [
  'callback-request',
  'newsletter',
  'reviews',
  'price-calculator',
  'quote-generator',
  'appointment-booking',
  'reminders',
  'service-area-map',
  'multilingual',
  'own-editing',
] as const satisfies readonly FeatureId[];
export type FeatureWithQuestion = (typeof featuresWithQuestion)[number];

/** What stays outside, for a reason that the answers give. */
export const exclusions = [
  'photography',
  'texts',
  'translation',
  'advertising',
  'fees',
  'store-fees',
  'integrations',
  'native-app',
  'maintenance',
] as const;
export type Exclusion = (typeof exclusions)[number];

/** What stays to be decided beside the questions of features and trades. */
export const generalQuestions = [
  'decides',
  'domain',
  'features',
  'booking',
  'too-short',
  'tight',
  'above-budget',
  'partly-above-budget',
] as const;
export type GeneralQuestion = (typeof generalQuestions)[number];

/** The decisions behind a document, before any word is written (H4). */
export type PrdPlan = {
  serviceType: ServiceType;
  features: readonly FeatureId[];
  baseScopes: readonly BaseScope[];
  pages: readonly PageId[];
  /** False for applications, whose pages are screens behind a sign-in. */
  isSite: boolean;
  /** True where each service of the trade has a page of its own. */
  hasServicePages: boolean;
  /** Features with a page, or with a part of another page on a small site. */
  featurePages: readonly FeatureWithPage[];
  areFeaturesParts: boolean;
  supplies: readonly BaseSupply[];
  featureSupplies: readonly SuppliedFeature[];
  exclusions: readonly Exclusion[];
  /** Categories of which nothing was chosen, and what was not chosen of the others; both empty in quick mode. */
  untouchedCategories: readonly FeatureCategory[];
  leftOut: readonly FeatureId[];
  questions: readonly GeneralQuestion[];
  featureQuestions: readonly FeatureWithQuestion[];
  /** Objectives that no chosen feature serves, with up to two that would. */
  unserved: readonly { objective: Objective; suggestions: readonly FeatureId[] }[];
};

/** Decides what a document says from answers and their estimate. Features count in detailed mode only, as in the price. */
export function planPrd(answers: Answers, estimate: Estimate): PrdPlan {
  const serviceType = answers.serviceType ?? 'website';
  const isDetailed = answers.mode === 'detailed';
  const features = isDetailed ? featureIds.filter((id) => answers.features.includes(id)) : [];
  const chosen = <Id extends FeatureId>(ids: readonly Id[]) => ids.filter((id) => features.includes(id));
  const isTouched = (category: FeatureCategory) => chosen(featuresByCategory[category]).length > 0;
  return {
    serviceType,
    features,
    baseScopes: scopeOfService[serviceType].filter((id) => id !== 'contact' || !features.includes('inquiry-form')),
    ...planPages(serviceType, answers.size),
    featurePages: chosen(featuresWithPage),
    supplies: suppliesOfService[serviceType].filter((id) => id !== 'texts' || !features.includes('copywriting')),
    featureSupplies: chosen(Object.keys(suppliesOfFeatures) as SuppliedFeature[]),
    exclusions: exclusions.filter((id) => isExcluded(id, serviceType, features)),
    untouchedCategories: isDetailed ? featureCategories.filter((category) => !isTouched(category)) : [],
    leftOut: isDetailed
      ? featureCategories
          .filter(isTouched)
          .flatMap((category): readonly FeatureId[] => featuresByCategory[category])
          .filter((id) => !features.includes(id))
      : [],
    questions: generalQuestions.filter((id) => isAsked(id, { serviceType, features, estimate })),
    featureQuestions: chosen(featuresWithQuestion),
    unserved: answers.objectives.flatMap((objective) => {
      const serving = featuresOfObjective[objective];
      return serving.some((id) => features.includes(id)) ? [] : [{ objective, suggestions: serving.slice(0, 2) }];
    }),
  };
}

function planPages(serviceType: ServiceType, size: ProjectSize | null) {
  const isApp = serviceType === 'web-app' || serviceType === 'mobile-app';
  const isSmall = size === 'small' || size === null;
  if (isApp) return { isSite: false, pages: screens[serviceType], hasServicePages: false, areFeaturesParts: false };
  if (isSmall) return { isSite: true, pages: smallSite, hasServicePages: false, areFeaturesParts: true };
  const pages: readonly PageId[] = ['home', 'about', 'contact', 'legal'];
  return { isSite: true, pages, hasServicePages: true, areFeaturesParts: false };
}

function isExcluded(id: Exclusion, serviceType: ServiceType, features: readonly FeatureId[]): boolean {
  if (id === 'texts') return !features.includes('copywriting');
  if (id === 'translation') return !features.includes('multilingual');
  if (id === 'native-app') return serviceType !== 'mobile-app';
  if (id === 'store-fees') return serviceType === 'mobile-app';
  if (id === 'photography') return serviceType === 'website' || serviceType === 'website-redesign';
  return true;
}

type Asked = { serviceType: ServiceType; features: readonly FeatureId[]; estimate: Estimate };

function isAsked(id: GeneralQuestion, { serviceType, features, estimate }: Asked): boolean {
  const { budget, timelineFit } = estimate;
  const has = (feature: FeatureId) => features.includes(feature);
  const asked: Record<GeneralQuestion, boolean> = {
    decides: true,
    domain: serviceType !== 'mobile-app',
    features: features.length === 0,
    booking: !has('appointment-booking') && (has('calendar-sync') || has('reminders')),
    'too-short': timelineFit === 'too-short',
    tight: timelineFit === 'tight',
    'above-budget': budget?.verdict === 'above',
    'partly-above-budget': budget?.verdict === 'partly-above',
  };
  return asked[id];
}
