import type { Brand } from '../brand.ts';
import type { AgencyFacts } from '../settings/agency-facts.ts';
import { missingAgencyFacts } from '../settings/missing-agency-facts.ts';
import { type QuoteSettings, homeCurrency } from '../settings/quote-settings.ts';
import type { OfficeScreen } from '../screens/office-paths.ts';
import { sampleBrandParts } from './sample-brand.ts';

/** Groups of the list, in its order. */
export const goLiveGroups = ['agency', 'brand', 'content', 'operation'] as const;
export type GoLiveGroup = (typeof goLiveGroups)[number];

type Place = { group: GoLiveGroup; screen: OfficeScreen | null };

/** Where each need is mended; null for what stands in the environment or in `src/domain/brand.ts`, as its text says. */
export const goLiveNeeds = {
  legalForm: { group: 'agency', screen: 'adminAgency' },
  companyNumber: { group: 'agency', screen: 'adminAgency' },
  register: { group: 'agency', screen: 'adminAgency' },
  registerEntry: { group: 'agency', screen: 'adminAgency' },
  taxNumber: { group: 'agency', screen: 'adminAgency' },
  vatNumber: { group: 'agency', screen: 'adminAgency' },
  supervisoryBody: { group: 'agency', screen: 'adminAgency' },
  hosting: { group: 'agency', screen: 'adminAgency' },
  taxStatus: { group: 'agency', screen: 'adminQuoteSettings' },
  account: { group: 'agency', screen: 'adminQuoteSettings' },
  brandName: { group: 'brand', screen: null },
  brandPeople: { group: 'brand', screen: null },
  brandNumbers: { group: 'brand', screen: 'adminAgency' },
  brandAccount: { group: 'brand', screen: 'adminQuoteSettings' },
  brandPhone: { group: 'brand', screen: null },
  brandMailboxes: { group: 'brand', screen: null },
  brandProducts: { group: 'brand', screen: null },
  logo: { group: 'brand', screen: 'adminLook' },
  references: { group: 'content', screen: 'adminReferences' },
  caseStudies: { group: 'content', screen: 'adminCaseStudies' },
  hosts: { group: 'operation', screen: null },
  mailServer: { group: 'operation', screen: 'adminMail' },
  vaultKey: { group: 'operation', screen: null },
  backupSchedule: { group: 'operation', screen: null },
  backupProof: { group: 'operation', screen: 'adminHealth' },
} as const satisfies Record<string, Place>;
export type GoLiveNeed = keyof typeof goLiveNeeds;

/** All needs in the order of the list. */
export const goLiveOrder = Object.keys(goLiveNeeds) as readonly GoLiveNeed[];

/** What the program knows of an installation that is about to go live. */
export type GoLiveFacts = {
  agency: AgencyFacts;
  settings: QuoteSettings;
  brand: Brand;
  /** `YYYY-MM-DD`, for the tax status that holds. */
  day: string;
  hasLogo: boolean;
  /** Whether a live host has anything real to show in the place of the samples (A11). */
  hasReferences: boolean;
  hasCaseStudies: boolean;
  /** Whether the addresses of the site are named, without which no mail holds a link. */
  hasHosts: boolean;
  /** Whether mails leave, instead of being written to files. */
  hasMailServer: boolean;
  /** Whether the keys of the vault lie apart from the data that they open. */
  hasVaultKey: boolean;
  /** Backups by schedule: none, none that a restore has proved yet, or proved. */
  backups: 'none' | 'unproven' | 'proven';
};

/**
 * Returns what keeps an installation from going live (A10, A11, D1), in the order of the list: facts that the law and the legal
 * texts ask for, figures of the sample agency, content that only samples fill, and what runs unattended.
 */
export function missingToGoLive(known: GoLiveFacts): GoLiveNeed[] {
  const { agency, settings, brand, day } = known;
  const lacking = missingAgencyFacts(agency, { settings, currency: homeCurrency(), day });
  const samples = sampleBrandParts(brand);
  const missing = new Set<GoLiveNeed>([
    ...lacking,
    ...conditional({
      supervisoryBody: agency.supervisoryBody === '',
      hosting: agency.hosting === '',
      brandName: samples.includes('name'),
      brandPeople: samples.includes('people'),
      // What the settings say stands in the place of the brand's figures.
      brandNumbers: samples.includes('numbers') && agency.companyNumber === brand.companyNumber,
      brandAccount: samples.includes('account') && hasAccountOfBrand(settings, brand),
      brandPhone: samples.includes('phone'),
      brandMailboxes: samples.includes('mailboxes'),
      brandProducts: samples.includes('products'),
      logo: !known.hasLogo,
      references: !known.hasReferences,
      caseStudies: !known.hasCaseStudies,
      hosts: !known.hasHosts,
      mailServer: !known.hasMailServer,
      vaultKey: !known.hasVaultKey,
      backupSchedule: known.backups === 'none',
      backupProof: known.backups === 'unproven',
    }),
  ]);
  return goLiveOrder.filter((need) => missing.has(need));
}

const conditional = (needs: Partial<Record<GoLiveNeed, boolean>>): GoLiveNeed[] =>
  goLiveOrder.filter((need) => needs[need] === true);

const hasAccountOfBrand = ({ accounts }: QuoteSettings, { iban }: Brand): boolean =>
  accounts.some((account) => account.iban === iban.replaceAll(/\s/g, ''));
