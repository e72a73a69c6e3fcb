import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AccountForm } from '../account-form.tsx';
import { deviceWords } from '../sessions/device-words.ts';
import type { PasskeyRefusal } from './passkey-refusal.ts';
import { useMakePasskey } from '../queries.ts';

/** Adds a passkey under a name; the browser's own window does the rest (F5). */
export function PasskeyForm() {
  const t = useTexts();
  const make = useMakePasskey();
  const form = usePublicForm({
    id: 'passkey',
    start: { name: '' },
    clean: ({ name }) => ({ name: name.trim() }),
    check: ({ name }) => (name === '' ? [{ field: 'name', rule: 'required', wording: 'passkey-name' }] : []),
    async send({ name }) {
      const refusal = await make.mutateAsync(name);
      if (refusal !== null) throw new RefusedError(refusal);
      showToast({
        title: t('portal:settings.passkeys.added.title'),
        description: t('portal:settings.passkeys.added.text'),
        tone: 'success',
      });
    },
    afterwards: 'empty',
  });
  const failureText = (error: unknown): string | null =>
    error instanceof RefusedError ? t(`portal:settings.passkeys.${error.refusal}`) : null;
  return (
    <AccountForm
      form={form}
      variant="secondary"
      failureTitle={t('portal:settings.passkeys.failure')}
      failureText={failureText}
      submitLabel={t('portal:settings.passkeys.add')}
    >
      <TextField
        {...form.field('name')}
        label={t('portal:settings.passkeys.name')}
        hint={t('portal:settings.passkeys.nameHint')}
        defaultValue={deviceWords(navigator.userAgent) ?? ''}
        autoComplete="off"
        maxLength={60}
        required
      />
    </AccountForm>
  );
}

/** The person or the device wanted no passkey, which is no error of the site: the form says so and stays as it is. */
class RefusedError extends Error {
  readonly refusal: PasskeyRefusal;

  constructor(refusal: PasskeyRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
