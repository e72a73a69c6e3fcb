import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { UserFields } from './user-fields.tsx';
import type { UserForm } from './use-user-form.ts';

type Props = { form: UserForm };

/** Changes name, address and rights of an account. */
export function EditUserForm({ form }: Props) {
  const t = useTexts();
  return (
    <form noValidate className="grid gap-5" onSubmit={form.submit}>
      <FormNotices form={form} failureTitle={t('users:form.failure')} goneText={t('users:form.missing')} />
      <UserFields form={form} />
      <Button type="submit" variant="primary" className="justify-self-start" isLoading={form.isSending}>
        {t('users:form.save')}
      </Button>
    </form>
  );
}
