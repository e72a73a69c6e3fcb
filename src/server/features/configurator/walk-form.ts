import type { FormWalk } from '#contract/page.ts';
import { submitServiceRequest as submitEndpoint } from '#contract/service-requests/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import { checkStep, firstIncompleteStep } from '#domain/configurator/step-checks.ts';
import { type Step, nextStep, parseStep, previousStep, stepsOf } from '#domain/configurator/steps.ts';
import { currencyOf } from '#domain/money.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { createEstimate } from '#server/features/estimates/create-estimate.ts';
import { submitServiceRequest } from '#server/features/service-requests/arrival/submit-service-request.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { newFormProof, readFormProof } from '#server/http/calls/form-proof.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** Result of pressing a button of the form: the next page, or a stored request. */
export type WalkResult =
  | { kind: 'page'; walk: FormWalk; refusal: AppError | null }
  | { kind: 'submitted'; request: SubmittedRequest };

/**
 * Handles one step of the configurator as a plain form, for browsers without JavaScript (C9). All answers are sent in
 * the form's own fields, so the server stores nothing until the request is submitted. A rejected submission shows the
 * summary again with the typed values; answers that were changed after they were sent get a new key, so that they can be
 * sent as a request of their own.
 */
export async function walkForm(services: Services, fields: FormFields, caller: Caller): Promise<WalkResult> {
  const { walk, startedAt } = readWalk(services, fields);
  const button = textOf(fields['go']);
  if (button === 'submit') return submit(services, { walk, startedAt, fields, caller });
  const step = destination(walk, button, caller);
  if (step === walk.step && button === 'next') {
    return page({ ...walk, issues: checkStep(step, walk.answers, currencyOf[caller.language]) });
  }
  return page(step === 'summary' ? await withEstimate(services, { ...walk, step }, caller) : { ...walk, step });
}

function readWalk(services: Services, fields: FormFields): { walk: FormWalk; startedAt: number } {
  const answers = fieldsToAnswers(fields);
  const named = parseStep(textOf(fields['step']));
  const { idempotencyKey, startedToken, startedAt } = readFormProof(services, fields, 'form');
  return {
    startedAt,
    walk: {
      step: named && stepsOf(answers.mode).includes(named) ? named : 'quote-type',
      answers,
      issues: [],
      idempotencyKey,
      startedToken,
      storedEstimate: null,
      failure: null,
    },
  };
}

/** Where a button leads: back and to finished steps freely, onward only from a complete step (C2). */
function destination(walk: FormWalk, button: string, caller: Caller): Step {
  const { answers, step } = walk;
  const currency = currencyOf[caller.language];
  if (button === 'back') return previousStep(step, answers.mode) ?? step;
  const wanted = button === 'next' ? nextStep(step, answers.mode) : parseStep(button);
  if (!wanted) return step;
  const open = firstIncompleteStep(answers, currency);
  const shown = stepsOf(answers.mode);
  return shown.indexOf(wanted) > shown.indexOf(open) ? open : wanted;
}

async function withEstimate(services: Services, walk: FormWalk, caller: Caller): Promise<FormWalk> {
  // A new key each time, because going back and changing an answer creates another estimate.
  const key = services.newToken();
  const { language } = caller;
  const made = await createEstimate(services, { language, answers: walk.answers, idempotencyKey: key });
  return { ...walk, storedEstimate: { ...made, key } };
}

type Submitting = { walk: FormWalk; startedAt: number; fields: FormFields; caller: Caller };

async function submit(services: Services, { walk, startedAt, fields, caller }: Submitting): Promise<WalkResult> {
  const open = firstIncompleteStep(walk.answers, currencyOf[caller.language]);
  if (open !== 'summary') {
    return page({ ...walk, step: open, issues: checkStep(open, walk.answers, currencyOf[caller.language]) });
  }
  try {
    if (submitEndpoint.rateLimit) await countAgainstLimit(services, submitEndpoint.rateLimit, caller.address);
    const request = await submitServiceRequest(services, {
      language: caller.language,
      answers: walk.answers,
      estimateId: textOf(fields['estimateId']) || null,
      attachments: null,
      draftLink: null,
      userId: caller.user?.id ?? null,
      honeypot: textOf(fields['website']),
      idempotencyKey: walk.idempotencyKey,
      startedAt,
      origin: caller.origin,
    });
    return { kind: 'submitted', request };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const shown = await withEstimate(services, { ...walk, step: 'summary' }, caller);
    const t = textsOf(caller.language);
    if (error.code === 'idempotency-key-reused') {
      const { idempotencyKey, startedToken } = newFormProof(services, 'form');
      return page({ ...shown, idempotencyKey, startedToken, failure: t('configurator:summary.sentBefore') }, error);
    }
    return page({ ...shown, failure: t(`errorCodes:${error.code}`) }, error);
  }
}

function page(walk: FormWalk, refusal: AppError | null = null): WalkResult {
  return { kind: 'page', walk, refusal };
}
