import type { VersionedEInvoiceSettings } from '#contract/tax-documents/document-delivery.ts';
import { type NewSecret, checkEInvoiceSettings, cleanEInvoiceSettings } from '#domain/settings/e-invoice-settings.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeEInvoiceSettings, useFreshEInvoiceSettings } from './e-invoice-queries.ts';

/** What stands in the fields; an empty secret keeps the stored one, a checkbox that is off is empty. */
export type TypedProvider = { address: string; clientId: string; secret: string; isAutomatic: string };

const isOn = 'on';

const typedOf = ({ address, clientId, isAutomatic }: VersionedEInvoiceSettings): TypedProvider => ({
  address,
  clientId,
  secret: '',
  isAutomatic: isAutomatic ? isOn : '',
});

const settingsOf = ({ address, clientId, isAutomatic }: TypedProvider) =>
  cleanEInvoiceSettings({ address, clientId, isAutomatic: isAutomatic === isOn });

const secretOf = ({ secret }: TypedProvider): NewSecret => (secret === '' ? null : secret);

/** Form of the provider of structured invoices; somebody else's change is merged field by field (G5). */
export function useEInvoiceForm(settings: VersionedEInvoiceSettings) {
  const t = useTexts();
  const change = useChangeEInvoiceSettings();
  return useRecordForm<TypedProvider, VersionedEInvoiceSettings>({
    id: 'e-invoices',
    start: typedOf(settings),
    check(typed, base) {
      const present = { settings: base ?? settings, hasSecret: (base ?? settings).hasSecret };
      return checkEInvoiceSettings({ next: settingsOf(typed), secret: secretOf(typed), present });
    },
    send: (typed, base) =>
      change.mutateAsync({
        ...settingsOf(typed),
        secret: secretOf(typed),
        version: (base ?? settings).version,
      }),
    stored: { base: settings, valuesOf: typedOf, reload: useFreshEInvoiceSettings() },
    onSaved: () =>
      showToast({
        title: t('settings:eInvoices.saved.title'),
        description: t('settings:eInvoices.saved.text'),
        tone: 'success',
      }),
  });
}
