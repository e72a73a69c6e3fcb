import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { checkDisplayName } from '#domain/accounts/display-name.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeDisplayName } from '../queries.ts';

type Props = { account: OwnAccount };

/** The name that colleagues and the history show; without one they show the username (G3). */
export function DisplayNameForm({ account }: Props) {
  const t = useTexts();
  const change = useChangeDisplayName();
  const form = useForm({
    id: 'profile',
    start: { displayName: account.displayName },
    check: ({ displayName }) => checkDisplayName(displayName),
    send: (body) => change.mutateAsync({ body }),
    onSaved: () => showToast({ title: t('portal:settings.displayName.saved'), tone: 'success' }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <FormNotices form={form} failureTitle={t('portal:settings.displayName.failure')} />
      <TextField
        {...form.input('displayName')}
        label={t('portal:settings.displayName.label')}
        hint={t('portal:settings.displayName.hint', { username: account.username })}
        mark={t('common:optional')}
        maxLength={accountLimits.displayName.maximum}
        autoComplete="name"
      />
      <Button type="submit" className="justify-self-start" isLoading={form.isSending}>
        {t('portal:settings.displayName.save')}
      </Button>
    </form>
  );
}
