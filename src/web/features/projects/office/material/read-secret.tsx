import type { Material } from '#contract/projects/project-material.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../../ui/confirmed-action.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useReadSecret } from './material-queries.ts';

type Props = { project: string; material: Material; secret: string; onRead: (value: string) => void };

/** Reads access data of a customer, after a question: it is possible once (I7). */
export function ReadSecret({ project, material: { id, title }, secret, onRead }: Props) {
  const t = useTexts();
  const read = useReadSecret(project);
  return (
    <ConfirmedAction
      variant="primary"
      label={t('projectOffice:material.secret.show')}
      spokenLabel={t('projectOffice:material.secret.showNamed', { title })}
      title={t('projectOffice:material.secret.askTitle')}
      text={t('projectOffice:material.secret.askText')}
      confirmLabel={t('projectOffice:material.secret.askConfirm')}
      act={() => read({ material: id, secret, onRead })}
      renderFailure={(error) => <CallFailure title={t('projectOffice:failed')} error={error} />}
    />
  );
}

type ShownProps = { title: string; value: string; onClose: () => void };

/** Access data that were just read, until the dialog is closed. */
export function ShownSecret({ title, value, onClose }: ShownProps) {
  const t = useTexts();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('projectOffice:material.secret.title', { title })}
      description={t('projectOffice:material.secret.text')}
      footer={<Button onClick={onClose}>{t('projectOffice:material.secret.done')}</Button>}
    >
      <pre className="overflow-auto rounded-sm border border-hair bg-sunken p-3 font-sans wrap-anywhere whitespace-pre-wrap select-all">
        {value}
      </pre>
    </Dialog>
  );
}
