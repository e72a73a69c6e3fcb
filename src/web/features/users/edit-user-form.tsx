import { type SubmitEvent, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type User, getUser } from '#contract/users.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { UserFields } from './user-fields.tsx';
import { type UserDraft, useUserForm } from './use-user-form.ts';

type Props = {
  user: User;
  /** What was typed before a question was answered with no. */
  draft: UserDraft | null;
  onSaved: () => void;
  /** New rights are asked about before they are given or taken. */
  onRightsChange: (draft: UserDraft) => void;
};

/** Changes name, address and rights of an account. */
export function EditUserForm({ user, draft, onSaved, onRightsChange }: Props) {
  const t = useTexts();
  const form = useUserForm({ user, draft, onSaved, onRightsChange });
  useFreshAfterClash(user.id, form.hasClashed);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.submit();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {form.hasClashed ? (
        <Notice tone="warning" role="alert">
          {t('users:form.conflict')}
        </Notice>
      ) : null}
      {form.failure ? <CallFailure title={t('users:form.failure')} error={form.failure} /> : null}
      <UserFields values={form.values} issues={form.issues} onChange={form.change} />
      <Button type="submit" variant="primary" className="justify-self-start" isLoading={form.isSaving}>
        {t('users:form.save')}
      </Button>
    </form>
  );
}

/** After somebody else's change the account is read again, so that the next try goes out with its version. */
function useFreshAfterClash(id: string, hasClashed: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasClashed) void client.invalidateQueries({ queryKey: [getUser.path, id] });
  }, [client, id, hasClashed]);
}
