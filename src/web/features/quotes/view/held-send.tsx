import { useQueryClient } from '@tanstack/react-query';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { HeldMail } from '../../../ui/held-mail.tsx';
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
    <HeldMail
      leavesAt={leavesAt}
      onLeft={() => void client.invalidateQueries({ queryKey: quoteKey(id) })}
      textOf={(count) => t('quotes:life.held.leaving', { count })}
      spokenText={t('quotes:life.held.leavingSoon')}
      label={t('quotes:life.held.takeBack')}
      isTakingBack={undo.isPending}
      onTakeBack={() => void takeBack()}
    />
  );
}
