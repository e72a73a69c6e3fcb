import type { StoredEstimate } from '#contract/estimates.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { checkAnswers } from '#domain/configurator/step-checks.ts';
import { contactFields } from '#domain/contact/contact-details.ts';
import { trimAnswers } from '#domain/configurator/trim-answers.ts';
import { estimate, estimateValidityDays } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { type KeptEstimate, findEstimate, insertEstimate } from '#server/features/estimates/store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';

const dayMs = 24 * 60 * 60_000;

/** Moment (ms) until which an estimate holds. */
export function validUntil(createdAt: number): number {
  return createdAt + estimateValidityDays * dayMs;
}

/**
 * Computes the binding estimate of complete answers and keeps it (D2, C8). Contact details are left out of what is
 * kept. The same key gives the first estimate again. Throws `invalid-input` where a step is not complete.
 */
export async function createEstimate(
  services: Services,
  input: { language: Language; answers: Answers; idempotencyKey: string },
): Promise<StoredEstimate> {
  const { language, idempotencyKey } = input;
  const currency = currencyOf[language];
  const issues = checkAnswers(input.answers, currency).filter((issue) => !ofContact.has(issue.field));
  refuseFields(issues, language);
  const answers = { ...trimAnswers(input.answers), contact: emptyAnswers.contact };
  const result = estimate(answers, await readPriceBook(services.db), currency);
  if (!result) throw new Error('Complete answers have an estimate.');
  const made: KeptEstimate = { id: services.newId(), language, answers, estimate: result, createdAt: services.clock() };
  await insertEstimate(services.db, made, idempotencyKey);
  const kept = (await findEstimate(services.db, { idempotencyKey })) ?? made;
  return { id: kept.id, estimate: kept.estimate, validUntil: validUntil(kept.createdAt) };
}

const ofContact: ReadonlySet<string> = new Set(contactFields);
