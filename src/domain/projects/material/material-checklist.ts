import { addDays, lengthOf } from '../../analytics/periods.ts';
import type { Trade } from '../../configurator/answers.ts';
import type { FeatureId } from '../../configurator/features.ts';
import type { RequestService } from '../../service-requests/request-service.ts';

/** What customers usually owe a project; each has its words in every language. */
export const materialKinds = [
  'logo',
  'texts',
  'facts-for-texts',
  'photos',
  'contact-details',
  'certificates',
  'finished-work',
  'before-after',
  'references',
  'reviews',
  'price-list',
  'calculation',
  'appointments',
  'service-area',
  'branches',
  'translations',
  'processes',
  'sample-data',
  'legal-texts',
  'domain-access',
  'site-access',
  'business-profile',
  'calendar-access',
  'newsletter-access',
  'store-accounts',
  'system-access',
] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** When the work needs it: for the design, for building, or before the launch. */
type Stage = 'design' | 'building' | 'launch';

/** Things whose stage is not the one of building, and those that are access data. */
const stageOf: Partial<Record<MaterialKind, Stage>> = {
  logo: 'design',
  texts: 'design',
  'facts-for-texts': 'design',
  photos: 'design',
  processes: 'design',
  calculation: 'design',
  'site-access': 'design',
  translations: 'launch',
  'legal-texts': 'launch',
  'domain-access': 'launch',
  'business-profile': 'launch',
  'newsletter-access': 'launch',
  'store-accounts': 'launch',
};
const secretKinds: readonly MaterialKind[] = [
  'domain-access',
  'site-access',
  'business-profile',
  'calendar-access',
  'newsletter-access',
  'store-accounts',
  'system-access',
];

const site: readonly MaterialKind[] = ['logo', 'texts', 'photos', 'contact-details', 'legal-texts', 'domain-access'];
const program: readonly MaterialKind[] = ['logo', 'processes', 'sample-data', 'legal-texts'];

/** What each service needs; a site that is made anew also needs the way into the present one. */
const ofService: Record<RequestService, readonly MaterialKind[]> = {
  website: site,
  'website-redesign': [...site, 'site-access'],
  'web-app': [...program, 'domain-access'],
  'mobile-app': [...program, 'store-accounts'],
  calculator: ['logo', 'price-list', 'calculation', 'site-access'],
  automation: ['processes', 'sample-data', 'system-access'],
  erp: [...program, 'system-access'],
};

/** What the parts need that were ordered. */
const ofFeature: Partial<Record<FeatureId, readonly MaterialKind[]>> = {
  newsletter: ['newsletter-access'],
  'photo-gallery': ['finished-work'],
  'before-after': ['before-after'],
  'case-studies': ['references'],
  reviews: ['reviews'],
  'price-calculator': ['price-list', 'calculation'],
  'material-calculator': ['price-list', 'calculation'],
  'quote-generator': ['price-list'],
  'appointment-booking': ['appointments'],
  'calendar-sync': ['calendar-access'],
  'service-area-map': ['service-area'],
  branches: ['branches'],
  'local-search': ['business-profile'],
  multilingual: ['translations'],
  copywriting: ['facts-for-texts'],
};

/** Trades whose customers look for a licence or a certificate before they let anybody in. */
const certifiedTrades: readonly Trade[] = ['electrician', 'plumber', 'roofer', 'insulation'];

/** What was ordered, and when the work is done; days as `YYYY-MM-DD`, null where none was agreed. */
export type MaterialSource = {
  service: RequestService | null;
  trade: Trade | null;
  features: readonly FeatureId[];
  startsOn: string | null;
  dueOn: string | null;
  /** The day on which the list is made. */
  today: string;
};

/** A thing of the list before it has words. */
export type ListedMaterial = { kind: MaterialKind; dueOn: string; isSecret: boolean };

/** Least days that a customer is given, and the length of work whose end was not agreed. */
const leastDays = 5;
const usualDays = 60;

/** The part of the work that is over when its stage begins, in percent. */
const shareOf: Record<Stage, number> = { design: 10, building: 35, launch: 70 };

/**
 * What the customer owes a project, from what was ordered (I7), what is needed first before the rest: by service (a website where none
 * is known), by the parts, and by trade. Texts that I write need facts instead of texts.
 */
export function materialChecklist(source: MaterialSource): ListedMaterial[] {
  const { service, trade, features } = source;
  const wanted = new Set<MaterialKind>([
    ...ofService[service ?? 'website'],
    ...features.flatMap((feature) => ofFeature[feature] ?? []),
    ...(trade !== null && certifiedTrades.includes(trade) && !isProgram(service) ? (['certificates'] as const) : []),
  ]);
  if (wanted.has('facts-for-texts')) wanted.delete('texts');
  return materialKinds
    .filter((kind) => wanted.has(kind))
    .map((kind) => ({ kind, dueOn: dayFor(stageOf[kind] ?? 'building', source), isSecret: secretKinds.includes(kind) }))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

const isProgram = (service: RequestService | null): boolean =>
  service !== null && service !== 'website' && service !== 'website-redesign';

/** The day on which a stage begins, never sooner than the customer can see to it. */
function dayFor(stage: Stage, { startsOn, dueOn, today }: MaterialSource): string {
  const start = startsOn ?? today;
  const length = dueOn !== null && dueOn > start ? lengthOf({ from: start, to: dueOn }) : usualDays;
  const day = addDays(start, Math.floor((length * shareOf[stage]) / 100));
  const earliest = addDays(today, leastDays);
  return day < earliest ? earliest : day;
}
