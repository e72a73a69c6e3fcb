import { useQueryClient } from '@tanstack/react-query';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoIcon } from '../../../ui/icons/arrows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { quoteKey } from '../queries.ts';
import { useUndoSend } from '../send/queries.ts';

type Props = { quote: QuoteDetail };

/** The mail has not left yet: how long sending can still be undone, and the button for it (domain rules, "Quote"). */
export function HeldSend({ quote: { id, leavesAt } }: Props) {
  return leavesAt === null ? null : <Held key={leavesAt} id={id} leavesAt={leavesAt} />;
}

function Held({ id, leavesAt }: { id: string; leavesAt: number }) {
  const t = useTexts();
  const client = useQueryClient();
  const undo = useUndoSend(id);
  const count = useSecondsUntil(leavesAt, () => void client.invalidateQueries({ queryKey: quoteKey(id) }));

  async function takeBack(): Promise<void> {
    try {
      await undo.mutateAsync();
      showToast({
        title: t('quotes:toasts.takenBack.title'),
        description: t('quotes:toasts.takenBack.text'),
        tone: 'success',
      });
    } catch {
      showToast({
        title: t('quotes:toasts.left.title'),
        description: t('quotes:toasts.left.text'),
        tone: 'destructive',
      });
    }
  }

  return (
    <Notice
      role="status"
      actions={
        <Button
          size="sm"
          icon={<UndoIcon size={16} />}
          isLoading={undo.isPending}
          loadingText={t('common:working')}
          onClick={() => void takeBack()}
        >
          {t('quotes:life.held.takeBack')}
        </Button>
      }
    >
      {/* The countdown is not read out again every second. */}
      <span aria-hidden="true">{t('quotes:life.held.leaving', { count })}</span>
      <span className="sr-only">{t('quotes:life.held.leavingSoon')}</span>
    </Notice>
  );
}
