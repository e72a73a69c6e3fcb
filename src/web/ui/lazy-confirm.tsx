import { Suspense } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { lazyDialog } from './lazy-dialog.tsx';

const LazyConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

type Props = {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  /** `primary` where nothing is lost. */
  tone?: 'primary' | 'danger';
  isActing?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirmation dialog as a lazy chunk. Open as long as it is mounted. */
export function LazyConfirm(props: Props) {
  const { title, text, confirmLabel, tone = 'danger', isActing = false, onConfirm, onClose } = props;
  const t = useTexts();
  return (
    <Suspense fallback={null}>
      <LazyConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone={tone}
        title={title}
        description={text}
        confirmLabel={confirmLabel}
        cancelLabel={t('common:actions.cancel')}
        isLoading={isActing}
        onConfirm={onConfirm}
      />
    </Suspense>
  );
}
