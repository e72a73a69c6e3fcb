import { loadQueue } from '#web/features/submissions/queue/load-queue.ts';
import type { PendingSubmission } from '#web/features/submissions/submission.ts';
import { usePendingTexts } from '#web/features/submissions/use-pending-texts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { KeptNotice } from '../../ui/kept-notice.tsx';

type Props = { record: PendingSubmission; isSending: boolean; outlivesPage: boolean; edit: () => Promise<void> };

/** Shown in place of the form while its message is pending (C11). */
export function PendingMessage({ record, isSending, outlivesPage, edit }: Props) {
  const t = useTexts();
  const texts = usePendingTexts({ record, outlivesPage, failureText: t('contact:failure') });
  const labels = { retry: t('unsent:retry'), trying: t('unsent:trying'), takeBack: t('unsent:takeBack') };
  return (
    <KeptNotice
      {...texts}
      labels={labels}
      isTrying={isSending}
      onRetry={() => void loadQueue().then(({ retryNow }) => retryNow())}
      onTakeBack={() => void edit()}
    />
  );
}
