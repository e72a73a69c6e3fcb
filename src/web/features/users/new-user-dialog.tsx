import { type SubmitEvent, useId, useState } from 'react';
import { type Language, languages } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePasswordMinimum } from '../../lib/password-minimum.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioRows } from '../../ui/radio-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { type NewUser, useCreateUser } from './queries.ts';
import { UserFields } from './user-fields.tsx';
import { type UserIssues, checkUser, fieldId, focusFirst, issuesOf } from './user-values.ts';

type Props = { onClose: () => void };
type Access = 'invite' | 'password';

/** Makes an account for somebody, who is invited by mail or told a password (G6). */
export function NewUserDialog({ onClose }: Props) {
  const t = useTexts();
  const formId = useId();
  const form = useNewUser(onClose);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.submit();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('users:form.addTitle')}
      closeLabel={t('common:actions.close')}
      footer={
        <FormActions formId={formId} submitLabel={t('users:form.add')} isSending={form.isSaving} onCancel={onClose} />
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
        {form.failure ? <CallFailure title={t('users:form.failure')} error={form.failure} /> : null}
        <UserFields values={form.values} issues={form.issues} onChange={form.change} />
        <AccessFields form={form} />
      </form>
    </Dialog>
  );
}

type Values = Omit<NewUser, 'password'> & { password: string; access: Access };

function useNewUser(onDone: () => void) {
  const t = useTexts();
  const { language } = usePage();
  const minimum = usePasswordMinimum();
  const first: Values = { username: '', email: '', isAdmin: false, language, password: '', access: 'invite' };
  const [values, setValues] = useState(first);
  const [issues, setIssues] = useState<UserIssues>({});
  const create = useCreateUser();

  function refuse(found: UserIssues): void {
    setIssues(found);
    // The fields have to be on the screen with their errors first.
    setTimeout(() => focusFirst(found));
  }

  function submit(): void {
    if (create.isPending) return;
    const { access, ...typed } = values;
    const body = { ...typed, email: values.email.trim(), password: access === 'invite' ? null : values.password };
    const found = checkUser({ ...body, isEmailNeeded: access === 'invite', minimum }, t);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    create.mutate(body, {
      onSuccess(user) {
        const told = user.isInvited
          ? { title: t('users:form.invited.title'), description: t('users:form.invited.text', { email: body.email }) }
          : {
              title: t('users:form.added.title'),
              description: t('users:form.added.text', { username: user.username }),
            };
        showToast({ ...told, tone: 'success' });
        onDone();
      },
      onError: (error) => refuse(issuesOf(error)),
    });
  }

  return {
    values,
    issues,
    minimum,
    change: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    submit,
    isSaving: create.isPending,
    failure: create.error,
  };
}

function AccessFields({ form: { values, issues, minimum, change } }: { form: ReturnType<typeof useNewUser> }) {
  const t = useTexts();
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
            id={fieldId('password')}
            label={t('users:fields.passwordLabel')}
            hint={t('accounts:register.passwordHint', { minimum })}
            error={issues.password}
            autoComplete="new-password"
            required
            texts={{
              show: t('accounts:password.show'),
              hide: t('accounts:password.hide'),
              showShort: t('accounts:password.shown'),
              hideShort: t('accounts:password.hidden'),
            }}
            value={values.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        ) : null}
        <Select
          id="user-field-language"
          label={t('users:fields.language')}
          options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
          value={values.language}
          onChange={(event) => change({ language: event.target.value as Language })}
        />
      </div>
    </>
  );
}
