import type { FieldIssue } from '../field-issue.ts';
import { isLoopback } from '../mail/mail-server.ts';

/** The owner's certified provider of structured invoices (SAPI-SK 1.0). Its secret is stored apart and never part of it. */
export type EInvoiceSettings = {
  /** Where the provider's interface begins, such as `https://postar.example`; '' without a provider. */
  address: string;
  /** Name by which the provider knows the agency's program. */
  clientId: string;
  /** Documents that need it go out as soon as they are issued. */
  isAutomatic: boolean;
};

/** Longest texts in characters. */
export const eInvoiceLimits = { address: 300, clientId: 200, secret: 500 } as const;

/** What holds until the owner names a provider: structured documents are there to hand over. */
export const firstEInvoiceSettings = (): EInvoiceSettings => ({ address: '', clientId: '', isAutomatic: false });

/** A field of the provider's form. */
export type EInvoiceField = 'address' | 'clientId' | 'secret';

/** Change of the secret: null keeps the stored one, an empty text removes it. */
export type NewSecret = string | null;

/** The settings as they are stored: without blanks and a slash at the end, and nothing sent by itself without a provider. */
export function cleanEInvoiceSettings({ address, clientId, isAutomatic }: EInvoiceSettings): EInvoiceSettings {
  const clean = address.trim().replace(/\/+$/, '');
  return { address: clean, clientId: clientId.trim(), isAutomatic: isAutomatic && clean !== '' };
}

type Change = {
  next: EInvoiceSettings;
  secret: NewSecret;
  present: { settings: EInvoiceSettings; hasSecret: boolean };
};

/**
 * Rules of the provider's settings in their clean form. Invoices and secret leave this machine encrypted only, and a stored secret
 * is sent only to the place and name that it was typed for.
 */
export function checkEInvoiceSettings({ next, secret, present }: Change): FieldIssue<EInvoiceField>[] {
  if (next.address === '') return [];
  const isMoved = next.address !== present.settings.address || next.clientId !== present.settings.clientId;
  const hasSecret = secret === null ? present.hasSecret : secret !== '';
  return [
    ...(isProviderAddress(next.address) ? [] : [{ field: 'address', rule: 'provider-address' } as const]),
    ...(next.clientId === '' ? [{ field: 'clientId', rule: 'required' } as const] : []),
    ...(hasSecret ? [] : [{ field: 'secret', rule: 'required' } as const]),
    ...(hasSecret && secret === null && isMoved ? [{ field: 'secret', rule: 'provider-secret' } as const] : []),
  ];
}

/** Whether an address is one of a provider: `https:` without name and query, or `http:` on this machine alone. */
function isProviderAddress(address: string): boolean {
  const [, scheme, host] =
    /^(https?):\/\/(\[[\da-f:.]+\]|[\da-z.-]+)(?::\d{1,5})?(?:\/[^\s@?#]*)?$/i.exec(address) ?? [];
  return host !== undefined && (scheme?.toLowerCase() === 'https' || isLoopback(host));
}
