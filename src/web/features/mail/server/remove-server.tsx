import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeSettings } from './use-server-form.ts';

type Props = { version: number; onDone: () => void };

/** Takes the mail server away after asking once: mails are then put into files. */
export function RemoveServer({ version, onDone }: Props) {
  const t = useTexts();
  const change = useChangeSettings();

  async function act(): Promise<void> {
    await change.mutateAsync({ server: null, password: '', version });
    const description = t('mail:smtp.remove.done.text');
    showToast({ title: t('mail:smtp.remove.done.title'), description, tone: 'success' });
    onDone();
  }

  return (
    <ConfirmedAction
      size="md"
      label={t('mail:smtp.remove.action')}
      title={t('mail:smtp.remove.title')}
      text={t('mail:smtp.remove.text')}
      act={act}
      renderFailure={(error) => <CallFailure error={error} title={t('mail:smtp.saveFailed')} />}
    />
  );
}
