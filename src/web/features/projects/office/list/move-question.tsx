import { failureMessage } from '../../../../lib/http/use-failure-message.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { LazyConfirm } from '../../../../ui/lazy-confirm.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useProjectChange, useRefetchProjects } from '../queries.ts';
import type { AskedMove } from './use-project-move.ts';

type Props = { asked: AskedMove; onMoved: () => void; onClose: () => void };

/** What is asked before a card moves: a step on is confirmed, because customers see it; a step back takes its reason. */
export function MoveQuestion({ asked: { row, to, needsReason }, onMoved, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, mutate, isPending } = useProjectChange(row);
  const refetch = useRefetchProjects();
  const status = t(`projectWords:statuses.${to}`);
  if (needsReason) {
    return (
      <ReasonDialog
        id="project-back"
        title={t('projectOffice:move.backTitle', { status })}
        text={t('projectOffice:move.backText')}
        confirmLabel={t('projectOffice:move.backConfirm')}
        send={(reason) => mutateAsync({ kind: 'status', to, reason }).then(onMoved)}
        onClose={onClose}
      />
    );
  }
  const fail = (error: Error) => {
    showToast({
      title: t('projectOffice:failed'),
      description: failureMessage(error, { t, language }),
      tone: 'destructive',
    });
    onClose();
    // Somebody else has probably moved it: the board shows where it stands now.
    void refetch();
  };
  return (
    <LazyConfirm
      title={t('projectOffice:move.title', { status })}
      text={to === 'completed' ? t('projectOffice:move.completedText') : t('projectOffice:move.text')}
      confirmLabel={t('projectOffice:move.confirm')}
      tone="primary"
      isActing={isPending}
      onConfirm={() => mutate({ kind: 'status', to, reason: '' }, { onSuccess: onMoved, onError: fail })}
      onClose={onClose}
    />
  );
}
