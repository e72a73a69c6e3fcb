import type { Language } from '#domain/languages.ts';
import { addressIn, originIn } from '#domain/pages/page-addresses.ts';
import type { QuoteLinks } from '#server/features/mail/compose/quotes/quote-values.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { privateLinkMark } from '#server/features/mail/outbox/private-link.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

type Wanted = { language: Language; /** Scheme and host of the call that asks. */ origin: string };

/**
 * Absolute addresses of the private page and its PDF for a mail, in the quote's language, with the mark of the outbox in the
 * place of the recipient's secret. Throws `links-not-mailed` where no host can be trusted.
 */
export function quoteLinks({ config }: Pick<Services, 'config'>, { language, origin: asked }: Wanted): QuoteLinks {
  const origin = mailOrigin(asked, config);
  if (origin === null) throw new AppError('links-not-mailed');
  const site = { origin, hosts: config.siteHosts };
  return {
    page: addressIn(language, { screen: 'quote', parameters: { token: privateLinkMark }, ...site }),
    pdf: `${originIn(language, site)}/api/quotes/${privateLinkMark}/pdf`,
  };
}
