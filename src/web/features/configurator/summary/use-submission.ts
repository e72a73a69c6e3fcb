import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type OwnEstimate, createEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { newKey } from '../../../lib/http/idempotency-key.ts';
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

/** The estimate that is shown for the answers, and the version of the price book that the page has. */
type Estimated = { shown: OwnEstimate | null; version: number };

/**
 * Generating the detailed price and sending the request (C8, C9). A request that cannot be sent now is pending in
 * this browser (C11): then the mutation has neither succeeded nor failed.
 */
export function useSubmission(answers: Answers, { shown, version }: Estimated) {
  const { language } = usePage();
  const keyOfEstimate = useKeyOfEstimate();
  usePrepareSubmit();

  const generation = useMutation({
    mutationKey: ['quote', 'generate'],
    meta,
    mutationFn: async () => {
      const body = { language, answers };
      const content = contentOfEstimate(answers, language);
      const isOfVersion = shown?.estimate.priceBookVersion === version;
      const key = isOfVersion ? shown.key : keyOfEstimate(`${version} ${content}`);
      const stored = { ...(await callEndpoint(createEstimate, { idempotencyKey: key, body })), key };
      storeGeneratedEstimate({ content, stored });
      return stored;
    },
  });
  const submission = useMutation({
    mutationKey: ['service-requests', 'submit'],
    meta,
    mutationFn: (website: string) => {
      const idempotencyKey = submissionKeyOf({ kind: 'service-request', body: { language, answers } });
      const body = {
        language,
        answers,
        estimateId: shown?.id ?? null,
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

/** Keys of this page for generating: the same one for the same answers and prices, so that a double press makes one estimate. */
function useKeyOfEstimate(): (content: string) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
