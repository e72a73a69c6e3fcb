import { useId } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { languages } from '#domain/languages.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePasswordMinimum } from '../../lib/password-minimum.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioRows } from '../../ui/radio-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type NewUser, useCreateUser } from './queries.ts';
import { UserFields } from './user-fields.tsx';
import { checkNewUser, userFormId } from './user-values.ts';

type Props = { onClose: () => void };
type Access = 'invite' | 'password';

/** Makes an account for somebody, who is invited by mail or told a password (G6). */
export function NewUserDialog({ onClose }: Props) {
  const t = useTexts();
  const formId = useId();
  const form = useNewUser(onClose);

  return (
    <FormDialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('users:form.addTitle')}
      footer={
        <FormActions formId={formId} submitLabel={t('users:form.add')} isSending={form.isSending} onCancel={onClose} />
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.submit}>
        <FormNotices form={form} failureTitle={t('users:form.failure')} goneText={t('users:form.missing')} />
        <UserFields form={form} />
        <AccessFields form={form} />
      </form>
    </FormDialog>
  );
}

type Values = Omit<NewUser, 'password'> & { password: string; access: Access };

function useNewUser(onDone: () => void) {
  const t = useTexts();
  const { language } = usePage();
  const create = useCreateUser();
  const minimum = usePasswordMinimum();
  const passwordOf = ({ access, password }: Values) => (access === 'invite' ? null : password);
  return useForm<Values, User>({
    id: userFormId,
    start: { username: '', email: '', role: 'user', language, password: '', access: 'invite' },
    clean: (typed) => ({ ...typed, email: typed.email.trim() }),
    check: (typed) =>
      checkNewUser(
        { ...typed, isEmailNeeded: typed.access === 'invite' },
        {
          password: passwordOf(typed),
          minimum,
        },
      ),
    send({ access, ...typed }) {
      return create.mutateAsync({ ...typed, password: passwordOf({ access, ...typed }) });
    },
    onSaved({ isInvited, email, username }) {
      const told = isInvited
        ? { title: t('users:form.invited.title'), description: t('users:form.invited.text', { email: email ?? '' }) }
        : { title: t('users:form.added.title'), description: t('users:form.added.text', { username }) };
      showToast({ ...told, tone: 'success' });
      onDone();
    },
  });
}

function AccessFields({ form }: { form: ReturnType<typeof useNewUser> }) {
  const t = useTexts();
  const minimum = usePasswordMinimum();
  const { values, change } = form;
  return (
    <>
      <RadioRows
        name="access"
        legend={t('users:fields.access')}
        value={values.access}
        choices={[
          { value: 'invite', label: t('users:fields.invite'), note: t('users:fields.inviteText') },
          { value: 'password', label: t('users:fields.password'), note: t('users:fields.passwordText') },
        ]}
        onChoose={(access) => change({ access: access === 'invite' ? 'invite' : 'password' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {values.access === 'password' ? (
          <PasswordField
            {...form.input('password')}
            label={t('users:fields.passwordLabel')}
            hint={t('accounts:register.passwordHint', { minimum })}
            autoComplete="new-password"
            required
          />
        ) : null}
        <Select
          {...form.input('language')}
          label={t('users:fields.language')}
          options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
        />
      </div>
    </>
  );
}
