import { loadQueue } from '../../lib/unsent/load-queue.ts';
import type { WaitingEntry } from '../../lib/unsent/unsent-record.ts';
import { useKeptTexts } from '../../lib/unsent/use-kept-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { KeptNotice } from '../../ui/kept-notice.tsx';

type Props = { record: WaitingEntry; isSending: boolean; outlivesPage: boolean; edit: () => Promise<void> };

/** Stands in the form's place while its message waits to be sent (C11). */
export function KeptMessage({ record, isSending, outlivesPage, edit }: Props) {
  const t = useTexts();
  const texts = useKeptTexts({ record, outlivesPage, failureText: t('contact:failure') });
  const labels = { retry: t('unsent:retry'), trying: t('unsent:trying'), takeBack: t('unsent:takeBack') };
  return (
    <KeptNotice
      {...texts}
      labels={labels}
      isTrying={isSending}
      onRetry={() => void loadQueue().then(({ tryNow }) => tryNow())}
      onTakeBack={() => void edit()}
    />
  );
}
