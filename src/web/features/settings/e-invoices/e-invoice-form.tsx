import type { VersionedEInvoiceSettings } from '#contract/tax-documents/document-delivery.ts';
import { eInvoiceLimits } from '#domain/settings/e-invoice-settings.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type TypedProvider, useEInvoiceForm } from './use-e-invoice-form.ts';

type Props = { settings: VersionedEInvoiceSettings; onReload: () => void };
const quiet = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The provider of structured invoices with its secret, which is never shown again (H10). */
export function EInvoiceForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useEInvoiceForm(settings);
  const hintOf = useConflictHints<TypedProvider>(form, (_, value) => value);
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <TextField
        {...form.input('address')}
        {...quiet}
        label={t('settings:eInvoices.address')}
        hint={hintOf('address') ?? t('settings:eInvoices.addressHint')}
        mark={t('common:optional')}
        inputMode="url"
        maxLength={eInvoiceLimits.address}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.input('clientId')}
          {...quiet}
          label={t('settings:eInvoices.clientId')}
          hint={hintOf('clientId')}
          maxLength={eInvoiceLimits.clientId}
        />
        <PasswordField
          {...form.input('secret')}
          label={t('settings:eInvoices.secret')}
          hint={settings.hasSecret ? t('settings:eInvoices.secretKept') : undefined}
          autoComplete="new-password"
        />
      </div>
      <ChoiceCards
        id="e-invoice-sending"
        name="e-invoice-sending"
        type="checkbox"
        legend={t('settings:eInvoices.legend')}
        value={form.values.isAutomatic === '' ? [] : ['on']}
        onChange={([on = '']) => form.change({ isAutomatic: on })}
        choices={[
          {
            value: 'on',
            label: t('settings:eInvoices.automatic.label'),
            description: t('settings:eInvoices.automatic.text'),
          },
        ]}
      />
      <FormNotices
        form={form}
        failureTitle={t('settings:eInvoices.failure')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('settings:reload')}
          </Button>
        }
      />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('settings:eInvoices.save')}
      </SubmitButton>
    </form>
  );
}
