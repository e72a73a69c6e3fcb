import { lazy, Suspense, useState } from 'react';
import type { MessageTemplate } from '#contract/mail.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useDeleteTemplate } from './use-template-form.ts';

const LazyConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type Props = { template: MessageTemplate };

/** Deletes a template after asking once. */
export function DeleteTemplate({ template }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteTemplate(template);

  function confirm() {
    mutate(undefined, {
      onSuccess() {
        showToast({ title: t('mail:templates.remove.done'), description: template.name, tone: 'success' });
        navigate(pathOf('adminTemplates', language));
      },
      onSettled: () => setAsking(false),
    });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('mail:templates.remove.action')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure error={error} title={t('mail:templates.remove.failed')} />
        </div>
      ) : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <LazyConfirmDialog
            isOpen
            onOpenChange={setAsking}
            tone="danger"
            title={t('mail:templates.remove.title', { name: template.name })}
            description={t('mail:templates.remove.text')}
            confirmLabel={t('mail:templates.remove.confirm')}
            cancelLabel={t('common:actions.cancel')}
            isLoading={isPending}
            onConfirm={confirm}
          />
        </Suspense>
      ) : null}
    </>
  );
}
