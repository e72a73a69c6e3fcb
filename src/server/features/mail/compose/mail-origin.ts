import { languages } from '#domain/languages.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Config } from '#server/config.ts';

type SiteAddress = Pick<Config, 'siteHosts' | 'siteScheme'>;

/** Names and addresses that lead to the reader's own machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
const loopback = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3})$/;

/**
 * Scheme and host to which links in mails lead: those of the configuration, whatever the request was sent to. Without
 * configured hosts only a request to this machine itself names one; null without a request ('') and for any other, because its Host
 * header may be forged, and a link with a token would open the account to somebody else (F3).
 */
export function mailOrigin(origin: string, { siteHosts, siteScheme }: SiteAddress): string | null {
  const host = languages.map((language) => siteHosts[language]).find((own) => own !== undefined);
  if (host !== undefined) return `${siteScheme}://${host}`;
  return origin !== '' && loopback.test(new URL(origin).hostname) ? origin : null;
}

/** Throws `links-not-mailed` when a mail ordered from an origin could hold no link. */
export function demandMailOrigin(origin: string, { config }: { config: SiteAddress }): void {
  if (mailOrigin(origin, config) === null) throw new AppError('links-not-mailed');
}
