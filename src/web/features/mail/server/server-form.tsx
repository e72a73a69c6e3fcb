import type { MailSettings } from '#contract/mail/mail-delivery.ts';
import { brand } from '#domain/brand.ts';
import { mailSecurities, mailServerLimits } from '#domain/mail/mail-server.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { RemoveServer } from './remove-server.tsx';
import { ServerPlace } from './server-place.tsx';
import { useServerForm } from './use-server-form.ts';

type Props = { settings: MailSettings; onReload: () => void };
type Form = ReturnType<typeof useServerForm>;

/** The mail server with its name and password, which is never shown again, and the sender of its mails (G7). */
export function ServerForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useServerForm(settings);

  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-6">
      <PlaceFields form={form} />
      <AccessFields form={form} hasPassword={settings.hasPassword} />
      <SenderFields form={form} />
      <FormNotices
        form={form}
        failureTitle={t('mail:smtp.saveFailed')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('mail:smtp.reload')}
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending}>{t('mail:smtp.save')}</SubmitButton>
        {settings.server ? <RemoveServer version={settings.version} onDone={onReload} /> : null}
      </div>
    </form>
  );
}

type FormProps = { form: Form };

function PlaceFields({ form }: FormProps) {
  const t = useTexts();
  return (
    <ServerPlace
      form={form}
      hintOf={useHints(form)}
      hostHint={t('mail:smtp.fields.hostHint')}
      nameOf={(security) => t(`mail:smtp.securities.${security}`)}
    />
  );
}

/** What somebody else has saved in a field that was edited here too. */
function useHints(form: Form) {
  const t = useTexts();
  return useConflictHints(form, (field, saved) => {
    const security = mailSecurities.find((each) => field === 'security' && each === saved);
    return security ? t(`mail:smtp.securities.${security}`) : saved;
  });
}

type AccessProps = FormProps & { hasPassword: boolean };

function AccessFields({ form, hasPassword }: AccessProps) {
  const t = useTexts();
  const hintOf = useHints(form);
  return (
    <>
      <TextField
        {...form.input('username')}
        label={t('mail:smtp.fields.username')}
        hint={hintOf('username') ?? t('mail:smtp.fields.usernameHint')}
        mark={t('common:optional')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.input('password')}
        label={t('mail:smtp.fields.password')}
        hint={hasPassword ? t('mail:smtp.fields.passwordKept') : undefined}
        autoComplete="new-password"
      />
    </>
  );
}

/** Whom recipients see. Left empty, it is the firm and the mailbox of each language. */
function SenderFields({ form }: FormProps) {
  const t = useTexts();
  const hintOf = useHints(form);
  return (
    <>
      <TextField
        {...form.input('senderName')}
        label={t('mail:smtp.fields.senderName')}
        hint={hintOf('senderName') ?? t('mail:smtp.fields.senderNameHint', { name: brand.name })}
        mark={t('common:optional')}
        maxLength={mailServerLimits.senderName}
        autoComplete="off"
      />
      <TextField
        {...form.input('senderAddress')}
        label={t('mail:smtp.fields.senderAddress')}
        hint={hintOf('senderAddress') ?? t('mail:smtp.fields.senderAddressHint')}
        mark={t('common:optional')}
        maxLength={mailServerLimits.senderAddress}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
