import { lazy, Suspense } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';

const LazyConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

type Props = {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  isActing?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirmation dialog as a lazy chunk. Open as long as it is mounted. */
export function LazyConfirm({ title, text, confirmLabel, isActing = false, onConfirm, onClose }: Props) {
  const t = useTexts();
  return (
    <Suspense fallback={null}>
      <LazyConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone="danger"
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
