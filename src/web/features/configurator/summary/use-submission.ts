import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createEstimate } from '#contract/estimates.ts';
import { submitServiceRequest } from '#contract/service-requests.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { pathOf } from '#domain/routes.ts';
import { ApiError, callEndpoint, prepareCsrfToken } from '../../../lib/api.ts';
import { usePage } from '../../../lib/page-context.ts';
import { clearDraft } from '../draft.ts';
import { forgetSubmissionKey, submissionKeyOf } from './submission-key.ts';

/** Every failure is shown above the buttons. */
const meta = { isHandled: true };

/** Generating the detailed price and sending the request (C8, C9). */
export function useSubmission(answers: Answers) {
  const { language } = usePage();
  const idempotencyKeyOf = () => submissionKeyOf(JSON.stringify([language, answers]));
  useEffect(() => {
    // The token's age tells the server how long the form has been open; a failure shows when something is sent.
    void prepareCsrfToken().catch(() => undefined);
    // Coming back from the confirmation, a browser may show this page as it was left: still sending.
    const reloadKept = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reloadKept);
    return () => removeEventListener('pageshow', reloadKept);
  }, []);

  const generation = useMutation({
    mutationKey: ['quote', 'generate'],
    meta,
    mutationFn: () => callEndpoint(createEstimate, { idempotencyKey: idempotencyKeyOf(), body: { language, answers } }),
  });
  const submission = useMutation({
    mutationKey: ['service-requests', 'submit'],
    meta,
    mutationFn: (website: string) => {
      const idempotencyKey = idempotencyKeyOf();
      const body = { language, answers, estimateId: generation.data?.id ?? null, website };
      return withPatience(() => callEndpoint(submitServiceRequest, { idempotencyKey, body }));
    },
    onSuccess: ({ confirmationToken }) => {
      clearDraft();
      forgetSubmissionKey();
      location.assign(`${pathOf('confirmation', language)}?request=${confirmationToken}`);
    },
  });
  return { generation, submission };
}

/** A person with a kept draft can be quicker than the server believes: wait as long as it asks, once. */
async function withPatience<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.code !== 'sent-too-fast') throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 3) * 1000));
    return call();
  }
}
