import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FormFailure } from './form-failure.tsx';

const LazyConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type Props = {
  label: string;
  /** Names what it is done to, where there are several of it. */
  spokenLabel?: string;
  title: string;
  /** What will happen. */
  text: string;
  failureTitle: string;
  /** What is told when it is done. */
  done: string;
  act: () => Promise<unknown>;
};

/** A button for what cannot be undone: asks first, says when it is done, and why it failed. */
export function ConfirmedAction({ label, spokenLabel, title, text, failureTitle, done, act }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<{ attempt: number; error: unknown } | null>(null);

  async function confirm(): Promise<void> {
    setActing(true);
    setFailure(null);
    try {
      await act();
      showToast({ title: done, tone: 'success' });
    } catch (error) {
      setFailure({ attempt: Date.now(), error });
    }
    setActing(false);
    setAsking(false);
  }

  return (
    <>
      <Button size="sm" variant="danger" aria-label={spokenLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {failure ? (
        <div className="basis-full">
          <FormFailure key={failure.attempt} error={failure.error} title={failureTitle} />
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
