import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';

/** The site for which passkeys are made and used: the browser signs its origin, the device keeps its host (WebAuthn). */
export type PasskeySite = { origin: string; host: string };

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/**
 * The caller's own site; with and without `www` it is one. Where the hosts of the site are configured, the origin must be
 * one of them: a Host header as somebody sends it is no proof of where a passkey belongs. Throws `passkey-refused`.
 */
export function passkeySiteOf(services: Pick<Services, 'config'>, { origin }: Pick<Caller, 'origin'>): PasskeySite {
  const { host, hostname } = new URL(origin);
  const known = Object.values(services.config.siteHosts).map(withoutWww);
  if (known.length > 0 && !known.includes(withoutWww(host))) throw new AppError('passkey-refused');
  return { origin, host: withoutWww(hostname) };
}
