import type { MessageTemplate } from '#contract/mail/mail.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeleteTemplate } from './use-template-form.ts';

type Props = { template: MessageTemplate };

/** Deletes a template after asking once. */
export function DeleteTemplate({ template }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const remove = useDeleteTemplate(template);
  const { name } = template;

  async function act(): Promise<void> {
    await remove.mutateAsync();
    showToast({ title: t('mail:templates.remove.done'), description: name, tone: 'success' });
    navigate(pathOf('adminTemplates', language));
  }

  return (
    <ConfirmedAction
      size="md"
      label={t('mail:templates.remove.action')}
      title={t('mail:templates.remove.title', { name })}
      text={t('mail:templates.remove.text')}
      confirmLabel={t('mail:templates.remove.confirm')}
      act={act}
      renderFailure={(error) => <CallFailure error={error} title={t('mail:templates.remove.failed')} />}
    />
  );
}
