import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useChangeSettings } from './use-server-form.ts';

const LazyConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type Props = { version: number; onDone: () => void };

/** Takes the mail server away after asking once: mails are then put into files. */
export function RemoveServer({ version, onDone }: Props) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useChangeSettings();

  function confirm() {
    mutate(
      { server: null, password: '', version },
      {
        onSuccess() {
          const description = t('mail:smtp.remove.done.text');
          showToast({ title: t('mail:smtp.remove.done.title'), description, tone: 'success' });
          onDone();
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('mail:smtp.remove.action')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure error={error} title={t('mail:smtp.saveFailed')} />
        </div>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <LazyConfirmDialog
            isOpen
            onOpenChange={setAsking}
            tone="danger"
            title={t('mail:smtp.remove.title')}
            description={t('mail:smtp.remove.text')}
            confirmLabel={t('mail:smtp.remove.action')}
            cancelLabel={t('common:actions.cancel')}
            isLoading={isPending}
            onConfirm={confirm}
          />
        </Suspense>
      ) : null}
    </>
  );
}
