import type { Trade } from '../configurator/answers.ts';
import type { Service } from './services.ts';

/** Case studies in the order of the page: nine trades, three countries (A5). */
export const caseStudies = [
  'roofer-zilina',
  'carpenter-odense',
  'electrician-brno',
  'painter-nitra',
  'plumber-aarhus',
  'mason-olomouc',
  'tiler-kosice',
  'insulation-plzen',
  'contractor-aalborg',
] as const;
export type CaseStudy = (typeof caseStudies)[number];

export const countries = ['SK', 'CZ', 'DK'] as const;
export type Country = (typeof countries)[number];

export type CaseStudyFacts = {
  trade: Trade;
  country: Country;
  service: Service;
  /** Working time from the signed quote to the launch. */
  weeks: number;
  /** False once the owner has put a real project in its place; a sample says that it is one. */
  isSample: boolean;
};

/** What is the same in every language; the texts are in `locales/<language>/content/case-studies.ts`. */
export const caseStudyFacts: Record<CaseStudy, CaseStudyFacts> = {
  'roofer-zilina': { trade: 'roofer', country: 'SK', service: 'web-aplikacie', weeks: 4, isSample: true },
  'carpenter-odense': { trade: 'carpenter', country: 'DK', service: 'tvorba-webu', weeks: 4, isSample: true },
  'electrician-brno': { trade: 'electrician', country: 'CZ', service: 'tvorba-webu', weeks: 3, isSample: true },
  'painter-nitra': { trade: 'painter', country: 'SK', service: 'webove-stranky', weeks: 2, isSample: true },
  'plumber-aarhus': { trade: 'plumber', country: 'DK', service: 'web-aplikacie', weeks: 4, isSample: true },
  'mason-olomouc': { trade: 'mason', country: 'CZ', service: 'web-apps', weeks: 8, isSample: true },
  'tiler-kosice': { trade: 'tiler', country: 'SK', service: 'seo-marketing', weeks: 2, isSample: true },
  'insulation-plzen': { trade: 'insulation', country: 'CZ', service: 'web-aplikacie', weeks: 3, isSample: true },
  'contractor-aalborg': { trade: 'custom', country: 'DK', service: 'web-development', weeks: 8, isSample: true },
};

/** The case studies that a host shows: where visitors from outside come, none that is a sample (A11). */
export function shownCaseStudies(isLive: boolean): readonly CaseStudy[] {
  return isLive ? caseStudies.filter((id) => !caseStudyFacts[id].isSample) : caseStudies;
}

/** Day of the last change of the case studies, for the sitemap (A8). */
export const caseStudiesUpdatedOn = '2026-11-21';
