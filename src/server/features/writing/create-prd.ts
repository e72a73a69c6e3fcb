import type { WrittenPrd } from '#contract/writing.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { shortNumber } from '#domain/estimates/short-number.ts';
import { outlinePrd } from '#domain/writing/outline-prd.ts';
import { findEstimate } from '#server/features/estimates/store.ts';
import { type KeptPrd, findPrd, insertPrd } from './prds-store.ts';
import { writeWithAuthor } from '#server/features/writing/write-with-author.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';

type Input = { estimateKey: string | null; contact: Contact; caller: Caller; idempotencyKey: string };

/**
 * Writes and stores the requirements document of an estimate, in the estimate's language (C8, H4). It has the words of
 * who answered, so it takes the key that the estimate was made with. The same idempotency key returns the first document
 * again. Throws `estimate-not-generated` when there is no such estimate.
 */
export async function createPrd(services: Services, input: Input): Promise<WrittenPrd> {
  const { estimateKey, contact, caller, idempotencyKey } = input;
  const estimated = estimateKey && (await findEstimate(services.db, { idempotencyKey: estimateKey }));
  if (!estimated) throw new AppError('estimate-not-generated');
  const before = await findPrd(services.db, { idempotencyKey });
  if (before && before.estimateId === estimated.id) return answerOf(before);
  const { id, answers, estimate, language } = estimated;
  const task = { answers, estimate, language, contact, number: shortNumber(id) };
  const { value: prd, writer, fallback } = await writeWithAuthor(services, caller, (author) => author.specify(task));
  const made: KeptPrd = {
    id: services.newId(),
    estimateId: id,
    language,
    writer,
    fallback,
    prd,
    createdAt: services.clock(),
  };
  await insertPrd(services.db, made, idempotencyKey);
  return answerOf((await findPrd(services.db, { idempotencyKey })) ?? made);
}

function answerOf({ id, prd, language, writer, fallback }: KeptPrd): WrittenPrd {
  return { id, outline: outlinePrd(prd, writingTexts[language], language), writer, fallback };
}
