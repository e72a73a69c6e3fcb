import type { Language } from '#domain/languages.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { privateLinkMark } from '#server/features/mail/outbox/private-link.ts';
import type { Services } from '#server/services.ts';

/**
 * Absolute address of the page with a quote's payments for a mail, with the mark of the outbox in the place of the recipient's
 * secret; null where no host can be trusted.
 */
export function paymentPageLink(
  { config }: Pick<Services, 'config'>,
  { language, origin: asked }: { language: Language; origin: string },
): string | null {
  const origin = mailOrigin(asked, config);
  if (origin === null) return null;
  return addressIn(language, {
    screen: 'payment',
    parameters: { key: privateLinkMark },
    origin,
    hosts: config.siteHosts,
  });
}
