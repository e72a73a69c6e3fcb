import type { Language } from '#domain/languages.ts';
import { addressIn } from '#domain/page-addresses.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Verification } from '#server/gateways/pdf/quote/quote-wording.ts';
import type { Services } from '#server/services.ts';

/**
 * The code of a sent quote as it is printed, and the address of the page that verifies it (H5). Nobody's call names the host:
 * without configured ones only this machine itself is a place that may be printed. Null for drafts.
 */
export function verificationOf(
  { config }: Pick<Services, 'config'>,
  row: Pick<QuoteRow, 'verify_code'>,
  language: Language,
): Verification | null {
  if (row.verify_code === null) return null;
  const code = writeVerifyCode(row.verify_code);
  const origin = mailOrigin(`http://localhost:${config.port}`, config);
  if (origin === null) return null;
  const page = { screen: 'verify', parameters: {}, origin, hosts: config.siteHosts } as const;
  const address = new URL(addressIn(language, page));
  address.searchParams.set('code', code);
  return { code, address: address.href };
}
