import type { SubmitEvent } from 'react';
import type { MailSettings } from '#contract/mail-delivery.ts';
import { brand } from '#domain/brand.ts';
import { mailSecurities, mailServerLimits } from '#domain/mail/mail-server.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { RemoveServer } from './remove-server.tsx';
import { serverId, useServerForm } from './use-server-form.ts';

type Props = { settings: MailSettings; onReload: () => void };
type Form = ReturnType<typeof useServerForm>;

/** The mail server with its name and password, which is never shown again, and the sender of its mails (G7). */
export function ServerForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useServerForm(settings);
  const { save } = form;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-6">
      <PlaceFields form={form} />
      <AccessFields form={form} hasPassword={settings.hasPassword} />
      <SenderFields form={form} />
      {save.error && !form.isRefusedByField ? (
        <CallFailure
          error={save.error}
          title={t('mail:smtp.saveFailed')}
          action={
            wasChangedMeanwhile(save.error) ? (
              <Button size="sm" onClick={onReload}>
                {t('mail:smtp.reload')}
              </Button>
            ) : null
          }
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={save.isPending}>{t('mail:smtp.save')}</SubmitButton>
        {settings.server ? <RemoveServer version={settings.version} onDone={onReload} /> : null}
      </div>
    </form>
  );
}

type FormProps = { form: Form };

function PlaceFields({ form: { texts, problems, type, chooseSecurity } }: FormProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        id={`${serverId}-host`}
        label={t('mail:smtp.fields.host')}
        hint={t('mail:smtp.fields.hostHint')}
        value={texts.host}
        error={problems.host}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => type({ host: event.target.value })}
      />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Select
          id={`${serverId}-security`}
          label={t('mail:smtp.fields.security')}
          value={texts.security}
          error={problems.security}
          options={mailSecurities.map((value) => ({ value, label: t(`mail:smtp.securities.${value}`) }))}
          onChange={(event) => chooseSecurity(event.target.value)}
        />
        <TextField
          id={`${serverId}-port`}
          label={t('mail:smtp.fields.port')}
          value={texts.port}
          error={problems.port}
          inputMode="numeric"
          autoComplete="off"
          required
          onChange={(event) => type({ port: event.target.value })}
        />
      </div>
    </>
  );
}

type AccessProps = FormProps & { hasPassword: boolean };

function AccessFields({ form: { texts, problems, type }, hasPassword }: AccessProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        id={`${serverId}-username`}
        label={t('mail:smtp.fields.username')}
        hint={t('mail:smtp.fields.usernameHint')}
        mark={t('common:optional')}
        value={texts.username}
        error={problems.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type({ username: event.target.value })}
      />
      <PasswordField
        id={`${serverId}-password`}
        label={t('mail:smtp.fields.password')}
        hint={hasPassword ? t('mail:smtp.fields.passwordKept') : undefined}
        value={texts.password}
        error={problems.password}
        autoComplete="new-password"
        texts={{
          show: t('accounts:password.show'),
          hide: t('accounts:password.hide'),
          showShort: t('accounts:password.shown'),
          hideShort: t('accounts:password.hidden'),
        }}
        onChange={(event) => type({ password: event.target.value })}
      />
    </>
  );
}

/** Whom recipients see. Left empty, it is the firm and the mailbox of each language. */
function SenderFields({ form: { texts, problems, type } }: FormProps) {
  const t = useTexts();
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2">
      <TextField
        id={`${serverId}-senderName`}
        label={t('mail:smtp.fields.senderName')}
        hint={t('mail:smtp.fields.senderNameHint', { name: brand.name })}
        mark={t('common:optional')}
        value={texts.senderName}
        error={problems.senderName}
        maxLength={mailServerLimits.senderName}
        autoComplete="off"
        onChange={(event) => type({ senderName: event.target.value })}
      />
      <TextField
        id={`${serverId}-senderAddress`}
        label={t('mail:smtp.fields.senderAddress')}
        hint={t('mail:smtp.fields.senderAddressHint')}
        mark={t('common:optional')}
        value={texts.senderAddress}
        error={problems.senderAddress}
        maxLength={mailServerLimits.senderAddress}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => type({ senderAddress: event.target.value })}
      />
    </div>
  );
}
