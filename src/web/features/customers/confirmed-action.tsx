import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { CallFailure } from '../../ui/call-failure.tsx';

const LazyConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type Props = {
  label: string;
  /** Names what it is done to, where there are several of it. */
  spokenLabel?: string;
  variant?: ButtonVariant;
  title: string;
  /** What will happen, and that it cannot be undone. */
  text: string;
  failureTitle: string;
  act: () => Promise<unknown>;
};

/** A button for what cannot be undone: asks first, and says why it failed. */
export function ConfirmedAction({ label, spokenLabel, variant = 'danger', title, text, failureTitle, act }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(): Promise<void> {
    setActing(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    }
    setActing(false);
    setAsking(false);
  }

  return (
    <>
      <Button size="sm" variant={variant} aria-label={spokenLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {failure ? (
        <div className="basis-full">
          <CallFailure title={failureTitle} error={failure} />
        </div>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <LazyConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={title}
            description={text}
            confirmLabel={label}
            cancelLabel={t('common:actions.cancel')}
            tone="danger"
            isLoading={isActing}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
