import type { EInvoiceSettingsChange, VersionedEInvoiceSettings } from '#contract/tax-documents/document-delivery.ts';
import type { Language } from '#domain/languages.ts';
import { checkEInvoiceSettings, cleanEInvoiceSettings } from '#domain/settings/e-invoice-settings.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import {
  providerSecretName,
  readEInvoiceSettings,
  replaceEInvoiceSettings,
  replaceProviderSecret,
} from './e-invoice-settings-store.ts';

/** Reads the provider of structured invoices for its form; its secret stays here. */
export async function showEInvoiceSettings({ db }: Pick<Services, 'db'>): Promise<VersionedEInvoiceSettings> {
  const { settings, secret, version } = await readEInvoiceSettings(db);
  return { ...settings, hasSecret: secret !== null, version };
}

type Change = { change: EInvoiceSettingsChange; language: Language; audit: Audit };

/**
 * Changes the provider of structured invoices (H10), from the next attempt on. Without an address its secret is forgotten. Throws
 * `invalid-input` with a text at each field, `changed-meanwhile`.
 */
export async function changeEInvoiceSettings(
  services: Pick<Services, 'db' | 'clock' | 'vault'>,
  { change: { version, secret: typed, ...written }, language, audit }: Change,
): Promise<VersionedEInvoiceSettings> {
  const { db, clock, vault } = services;
  const next = cleanEInvoiceSettings(written);
  const secret = next.address === '' ? '' : typed;
  await db.transaction().execute(async (transaction) => {
    const present = await readEInvoiceSettings(transaction);
    if (present.version !== version) throw new AppError('changed-meanwhile');
    const known = { settings: present.settings, hasSecret: present.secret !== null };
    refuseFields(checkEInvoiceSettings({ next, secret, present: known }), language);
    if (!(await replaceEInvoiceSettings(transaction, { settings: next, version, now: clock() }))) {
      throw new AppError('changed-meanwhile');
    }
    await replaceProviderSecret(transaction, secret ? vault.seal(secret, secretOf(providerSecretName)) : secret);
    await audit(transaction, { facts: { hasProvider: next.address !== '', isAutomatic: next.isAutomatic } });
  });
  return showEInvoiceSettings(services);
}
