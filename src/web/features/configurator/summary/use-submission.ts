import { useMutation } from '@tanstack/react-query';
import { createEstimate } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Language } from '#domain/languages.ts';
import { callEndpoint } from '../../../lib/api.ts';
import { readCollection } from '../../../lib/attachment-collection.ts';
import { usePage } from '../../../lib/page-context.ts';
import { sendKept } from '../../../lib/unsent/page-unsent.ts';
import { submissionKeyOf } from '../../../lib/unsent/submission-key.ts';
import { useReadyToSend } from '../../../lib/unsent/use-ready-to-send.ts';
import { openConfirmation } from './open-confirmation.ts';
import { readLinkSecret } from '../keeping/stored-link.ts';
import { contentOfEstimate, keepGeneratedEstimate } from './generated-estimate.ts';

/** Every failure is shown above the buttons. */
const meta = { isHandled: true };

/** What the key of a submission stands for: a repetition of the same content is known by it (C9). */
export const submissionContent = ({ language, answers }: { language: Language; answers: Answers }) =>
  JSON.stringify([language, answers]);

/**
 * Generating the detailed price and sending the request (C8, C9). A request that cannot be sent now waits in this
 * browser (C11): then the submission is no success yet and no failure either.
 */
export function useSubmission(answers: Answers, estimateId: string | null) {
  const { language } = usePage();
  const idempotencyKeyOf = () => submissionKeyOf('service-request', submissionContent({ language, answers }));
  useReadyToSend();

  const generation = useMutation({
    mutationKey: ['quote', 'generate'],
    meta,
    mutationFn: async () => {
      const body = { language, answers };
      const stored = await callEndpoint(createEstimate, { idempotencyKey: idempotencyKeyOf(), body });
      keepGeneratedEstimate({ content: contentOfEstimate(answers, language), stored });
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
      return sendKept({ kind: 'service-request', idempotencyKey, body, keptAt: Date.now() });
    },
    onSuccess: (record) => {
      if (record?.state === 'sent') openConfirmation(record.submitted, language);
    },
  });
  return { generation, submission: { ...submission, isSuccess: submission.data?.state === 'sent' } };
}
