import type { Language } from '#domain/languages.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Verification } from '#server/gateways/pdf/quote/quote-wording.ts';
import type { Services } from '#server/services.ts';

/**
 * The code of a sent quote as it is printed, and the address of the page that verifies it (H5). Nobody's call names the host:
 * without configured ones only this machine itself is a place that may be printed. Null for drafts.
 */
export function verificationOf(
  { config }: Pick<Services, 'config'>,
  { verify_code: stored }: Pick<QuoteRow, 'verify_code'>,
  language: Language,
): Verification | null {
  const page = linkToScreen('verify', { language, config, origin: `http://localhost:${config.port}` });
  if (stored === null || page === null) return null;
  const code = writeVerifyCode(stored);
  const address = new URL(page);
  address.searchParams.set('code', code);
  return { code, address: address.href };
}
