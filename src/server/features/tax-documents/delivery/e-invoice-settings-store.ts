import type { Kysely, Transaction } from 'kysely';
import { type EInvoiceSettings, type NewSecret, firstEInvoiceSettings } from '#domain/settings/e-invoice-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import { storedEInvoiceSettings } from '#server/stored/settings/e-invoice-settings.ts';

/** Row of the table `settings` that holds the provider, and of the table `secrets` that holds its secret. */
const settingsName = 'e-invoices';
export const providerSecretName = 'e-invoice-provider';

/** The provider as it is stored, its secret sealed, with the version to change it by; 0 until it is first set. */
export type StoredEInvoiceSettings = { settings: EInvoiceSettings; secret: string | null; version: number };

/** Reads provider and secret in one statement, so that a secret never goes to another provider. */
export async function readEInvoiceSettings(db: Kysely<DatabaseSchema>): Promise<StoredEInvoiceSettings> {
  const row = await db
    .selectFrom('settings')
    .leftJoin('secrets', (join) => join.on('secrets.name', '=', providerSecretName))
    .select(['settings.value', 'settings.version', 'secrets.value as secret'])
    .where('settings.name', '=', settingsName)
    .executeTakeFirst();
  if (!row) return { settings: firstEInvoiceSettings(), secret: null, version: 0 };
  const settings = storedEInvoiceSettings.read(row.value, `settings ${settingsName}`);
  return { settings, secret: row.secret, version: row.version };
}

/** Replaces the provider of a version; false when somebody else has changed it meanwhile (G5). */
export const replaceEInvoiceSettings = (
  transaction: Transaction<DatabaseSchema>,
  { settings: value, version, now }: { settings: EInvoiceSettings; version: number; now: number },
): Promise<boolean> =>
  replaceSettings(transaction, { name: settingsName, shape: storedEInvoiceSettings, value, version, now });

/** Keeps, replaces or removes the provider's secret, which is given sealed. */
export async function replaceProviderSecret(
  transaction: Transaction<DatabaseSchema>,
  secret: NewSecret,
): Promise<void> {
  if (secret === null) return;
  if (secret === '') {
    await transaction.deleteFrom('secrets').where('name', '=', providerSecretName).execute();
    return;
  }
  await transaction
    .insertInto('secrets')
    .values({ name: providerSecretName, value: secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: secret }))
    .execute();
}
