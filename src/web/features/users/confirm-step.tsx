import { type SubmitEvent, useId, useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { focusOnce } from '../../lib/focus-once.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { confirmationId } from './user-values.ts';

type Props = {
  user: Pick<User, 'username'>;
  title: string;
  /** What will happen; one paragraph each. */
  text: readonly string[];
  /** Present where it hits the own account: the own name is to be typed then. */
  ownWarning?: string | undefined;
  confirmLabel: string;
  isActing: boolean;
  failure: { title: string; error: unknown } | null;
  /** Told the typed name where one is asked for. */
  onConfirm: (confirmation: string | undefined) => void;
  onBack: () => void;
};

/** Asks once more before something happens to an account; for the own one its name is to be typed (G6). */
export function ConfirmStep(props: Props) {
  const { user, title, text, ownWarning, confirmLabel, isActing, failure, onConfirm, onBack } = props;
  const t = useTexts();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const mustType = ownWarning !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isRight = !mustType || typed.trim().toLowerCase() === user.username.trim().toLowerCase();
    setMissing(!isRight);
    if (isRight) onConfirm(mustType ? typed : undefined);
    else document.getElementById(confirmationId)?.focus();
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => (isOpen ? undefined : onBack())}
      title={title}
      description={text.join(' ')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={confirmLabel}
          variant="danger"
          isSending={isActing}
          onCancel={onBack}
          cancelRef={focusOnce}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {failure ? <CallFailure title={failure.title} error={failure.error} /> : null}
        {mustType ? (
          <>
            <Notice tone="warning">{ownWarning}</Notice>
            <TextField
              id={confirmationId}
              label={t('users:confirmation.label', { username: user.username })}
              error={isMissing ? t('users:errors.confirmation') : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
