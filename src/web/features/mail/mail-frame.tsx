import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

type Props = {
  title: string;
  failureTitle: string;
  error: Error | null;
  /** The mail; null while it loads, or where it cannot be loaded. */
  children: ReactNode;
  onClose: () => void;
};

/** A dialog for one whole mail, which is open as long as it is drawn. */
export function MailFrame({ title, failureTitle, error, children, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={title}>
      {children}
      {error ? <CallFailure error={error} title={failureTitle} /> : null}
      {children || error ? null : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
