import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { EstimateDocument } from './estimate-wording.ts';

/** A typical order: a site of medium size with five features, wanted soon. */
export const sampleAnswers: Answers = {
  ...emptyAnswers,
  mode: 'detailed',
  serviceType: 'website',
  objectives: ['attract-customers', 'showcase-work', 'build-trust'],
  trade: 'roofer',
  features: ['inquiry-form', 'photo-gallery', 'reviews', 'service-area-map', 'own-editing'],
  description: 'ľščťžýáíéôäňďŕĺúó ĽŠČŤŽÝÁÍÉÔÄŇĎŔĹÚÓ ěřů ĚŘŮ æøå ÆØÅ',
  size: 'medium',
  budget: '1500-3500',
  timeline: 'asap',
  contact: {
    name: 'Jana Nováková',
    email: 'jana@strechy.example',
    phone: '+421 911 222 333',
    company: 'Strechy Nováková',
  },
};

/** An estimate for tests and measurements; answers without a service type have none. */
export function sampleEstimate(language: Language, changes: Partial<Answers> = {}): EstimateDocument {
  const answers = { ...sampleAnswers, ...changes };
  const priced = estimate(answers, firstVersion, currencyOf[language]);
  if (!priced) throw new Error('The sample has no service type.');
  return {
    id: '01JD5ZK8Q2M7XK4T9VWYB3N6RC',
    language,
    answers,
    estimate: priced,
    issuedAt: Date.UTC(2026, 10, 21, 12),
    validUntil: Date.UTC(2026, 11, 21, 12),
    agency: firstAgencyFacts(),
  };
}
