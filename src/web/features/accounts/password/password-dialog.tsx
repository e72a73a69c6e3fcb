import { checkCurrentPassword } from '#domain/accounts/new-password.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountForm } from '../account-form.tsx';
import { PasswordInput } from '../password-input.tsx';

type Props = {
  title: string;
  /** What will happen. */
  text: string;
  submitLabel: string;
  failureTitle: string;
  tone?: 'secondary' | 'danger';
  act: (currentPassword: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the own password before a step that a stolen session must not take (F5). Import it lazily. */
export function PasswordDialog({ title, text, submitLabel, failureTitle, tone = 'secondary', act, onClose }: Props) {
  const t = useTexts();
  const form = usePublicForm({
    id: 'confirm',
    start: { currentPassword: '' },
    check: ({ currentPassword }) => checkCurrentPassword(currentPassword),
    async send({ currentPassword }) {
      await act(currentPassword);
      onClose();
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
    afterwards: 'leave',
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={text}>
      <AccountForm
        form={form}
        variant={tone}
        failureTitle={failureTitle}
        submitLabel={submitLabel}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        }
      >
        <PasswordInput
          {...form.field('currentPassword')}
          label={t('accounts:newPassword.current')}
          kind="current-password"
        />
      </AccountForm>
    </Dialog>
  );
}
