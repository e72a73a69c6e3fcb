import { usePage } from '../../lib/page-context.ts';
import { loadQueue } from '#web/features/submissions/queue/load-queue.ts';
import { messageDraft } from '#web/features/submissions/message-draft.ts';
import type { EffectTarget } from '#web/features/submissions/run-effects.ts';
import { useOutcome, usePendingSubmissions } from '#web/features/submissions/use-pending-submissions.ts';

type Options = {
  /** The form is neither sending nor sent. */
  isExpected: boolean;
  onSent: () => void;
  /** The draft is the message again: rejected by the server, or withdrawn where there is no failure. */
  onReturned: (failure: unknown) => void;
};

/** The message that is pending in place of the form, how the form shows its outcome, and the way back into the form (C11). */
export function usePendingMessage({ isExpected, onSent, onReturned }: Options) {
  const { language } = usePage();
  const { pending, ...sending } = usePendingSubmissions('contact');
  const message = isExpected ? (pending[0] ?? null) : null;
  const target: EffectTarget = {
    language,
    draft: messageDraft,
    report: (_record, error) => (error ? onReturned(error) : onSent()),
  };

  useOutcome(message && message.idempotencyKey, target);

  async function edit(): Promise<void> {
    if (!message) return;
    const { withdraw } = await loadQueue();
    if (await withdraw(message, target)) onReturned(null);
  }

  return { ...sending, kept: message, edit, target };
}
