import { useMutation } from '@tanstack/react-query';
import { createEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { readCollection } from '#web/features/attachments/collection.ts';
import { usePage } from '../../../lib/page-context.ts';
import { enqueueSubmission } from '#web/features/submissions/queue/page-queue.ts';
import { requestDraft } from '#web/features/submissions/request-draft.ts';
import { submissionKeyOf } from '#web/features/submissions/submission-key.ts';
import { usePrepareSubmit } from '#web/features/submissions/use-prepare-submit.ts';
import { readLinkSecret } from '#web/features/drafts/link/stored-link.ts';
import { contentOfEstimate, storeGeneratedEstimate } from './generated-estimate.ts';

/** Every failure is shown above the buttons. */
const meta = { isHandled: true };

/**
 * Generating the detailed price and sending the request (C8, C9). A request that cannot be sent now is pending in
 * this browser (C11): then the mutation has neither succeeded nor failed.
 */
export function useSubmission(answers: Answers, estimateId: string | null) {
  const { language } = usePage();
  const idempotencyKeyOf = () => submissionKeyOf({ kind: 'service-request', body: { language, answers } });
  usePrepareSubmit();

  const generation = useMutation({
    mutationKey: ['quote', 'generate'],
    meta,
    mutationFn: async () => {
      const body = { language, answers };
      const key = idempotencyKeyOf();
      const stored = { ...(await callEndpoint(createEstimate, { idempotencyKey: key, body })), key };
      storeGeneratedEstimate({ content: contentOfEstimate(answers, language), stored });
      return stored;
    },
  });
  const submission = useMutation({
    mutationKey: ['service-requests', 'submit'],
    meta,
    mutationFn: (website: string) => {
      const idempotencyKey = idempotencyKeyOf();
      const body = {
        language,
        answers,
        estimateId,
        attachments: readCollection(),
        draftLink: readLinkSecret(),
        website,
      };
      const entry = { kind: 'service-request', idempotencyKey, body, keptAt: Date.now() } as const;
      // A rejection is thrown and shown with the mutation's other failures.
      return enqueueSubmission(entry, { language, draft: requestDraft, report: () => undefined });
    },
  });
  return { generation, submission: { ...submission, isSuccess: submission.data?.state === 'sent' } };
}
