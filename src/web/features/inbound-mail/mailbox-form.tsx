import type { MailboxSettings } from '#contract/mail/inbound-mail.ts';
import { afterReadings, mailboxLimits } from '#domain/inbound-mail/mailbox-settings.ts';
import { mailSecurities, mailServerLimits } from '#domain/mail/mail-server.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ServerPlace } from '#web/features/mail/server/server-place.tsx';
import { useChangeMailbox } from './queries.ts';
import { type MailboxTexts, minuteChoices, useMailboxForm } from './use-mailbox-form.ts';

type Props = { settings: MailboxSettings; onReload: () => void };
type FormProps = { form: ReturnType<typeof useMailboxForm> };
const quiet = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The mailbox that answers come into, with its password, which is never shown again (I2). */
export function MailboxForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useMailboxForm(settings);
  return (
    <form noValidate onSubmit={form.submit} className="grid content-start gap-6">
      <PlaceFields form={form} />
      <AccessFields form={form} hasPassword={settings.hasPassword} />
      <FolderFields form={form} />
      <TagChoice form={form} />
      <FormNotices
        form={form}
        failureTitle={t('inboundMail:mailbox.saveFailed')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('mail:smtp.reload')}
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending}>{t('inboundMail:mailbox.save')}</SubmitButton>
        {settings.mailbox ? <RemoveMailbox version={settings.version} onDone={onReload} /> : null}
      </div>
    </form>
  );
}

/** What somebody else has saved in a field that was edited here too. */
function useHints(form: FormProps['form']) {
  const t = useTexts();
  return useConflictHints<MailboxTexts>(form, (field, saved) => {
    const security = mailSecurities.find((each) => field === 'security' && each === saved);
    const afterReading = afterReadings.find((each) => field === 'afterReading' && each === saved);
    if (security) return t(`inboundMail:mailbox.securities.${security}`);
    return afterReading ? t(`inboundMail:mailbox.afterReadings.${afterReading}`) : saved;
  });
}

function PlaceFields({ form }: FormProps) {
  const t = useTexts();
  const hintOf = useHints(form);
  return (
    <>
      <TextField
        {...form.input('address')}
        {...quiet}
        label={t('inboundMail:mailbox.fields.address')}
        hint={hintOf('address') ?? t('inboundMail:mailbox.fields.addressHint')}
        inputMode="email"
        maxLength={mailServerLimits.senderAddress}
        required
      />
      <ServerPlace
        form={form}
        hintOf={hintOf}
        hostHint={t('inboundMail:mailbox.fields.hostHint')}
        nameOf={(security) => t(`inboundMail:mailbox.securities.${security}`)}
      />
    </>
  );
}

function AccessFields({ form, hasPassword }: FormProps & { hasPassword: boolean }) {
  const t = useTexts();
  const hintOf = useHints(form);
  return (
    <>
      <TextField
        {...form.input('username')}
        {...quiet}
        label={t('mail:smtp.fields.username')}
        hint={hintOf('username')}
        required
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

function FolderFields({ form }: FormProps) {
  const t = useTexts();
  const hintOf = useHints(form);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.input('folder')}
          {...quiet}
          label={t('inboundMail:mailbox.fields.folder')}
          hint={hintOf('folder')}
          maxLength={mailboxLimits.folder}
          required
        />
        <Select
          {...form.input('minutes')}
          label={t('inboundMail:mailbox.fields.minutes')}
          hint={hintOf('minutes')}
          options={minuteChoices.map((value) => ({ value, label: value }))}
        />
      </div>
      <Select
        {...form.input('afterReading')}
        label={t('inboundMail:mailbox.fields.afterReading')}
        hint={hintOf('afterReading')}
        options={afterReadings.map((value) => ({ value, label: t(`inboundMail:mailbox.afterReadings.${value}`) }))}
        onChange={(event) => form.chooseAfterReading(event.target.value)}
      />
      {form.values.afterReading === 'moved' ? (
        <TextField
          {...form.input('moveTo')}
          {...quiet}
          label={t('inboundMail:mailbox.fields.moveTo')}
          hint={hintOf('moveTo') ?? t('inboundMail:mailbox.fields.moveToHint')}
          maxLength={mailboxLimits.folder}
          required
        />
      ) : null}
    </>
  );
}

function TagChoice({ form }: FormProps) {
  const t = useTexts();
  return (
    <ChoiceCards
      id="mailbox-tags"
      name="mailbox-tags"
      type="checkbox"
      legend={t('inboundMail:mailbox.fields.matching')}
      value={form.values.hasTags === '' ? [] : ['on']}
      onChange={(chosen) => form.change({ hasTags: chosen.length > 0 ? 'on' : '' })}
      choices={[
        {
          value: 'on',
          label: t('inboundMail:mailbox.fields.hasTags'),
          description: t('inboundMail:mailbox.fields.hasTagsHint'),
        },
      ]}
    />
  );
}

type RemoveProps = { version: number; onDone: () => void };

function RemoveMailbox({ version, onDone }: RemoveProps) {
  const t = useTexts();
  const change = useChangeMailbox();
  return (
    <ConfirmedAction
      size="md"
      label={t('inboundMail:mailbox.remove.action')}
      title={t('inboundMail:mailbox.remove.title')}
      text={t('inboundMail:mailbox.remove.text')}
      act={async () => {
        await change.mutateAsync({ mailbox: null, password: '', version });
        showToast({ title: t('inboundMail:mailbox.remove.done'), tone: 'success' });
        onDone();
      }}
      renderFailure={(error) => <CallFailure error={error} title={t('inboundMail:mailbox.saveFailed')} />}
    />
  );
}
