import { type Language, defaultLanguage } from '#domain/languages.ts';
import { addressIn, originIn } from '#domain/pages/page-addresses.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import type { Config } from '#server/config.ts';
import { mailOrigin } from './mail-origin.ts';

/** Where a link of a mail leads, and on which scheme and host the mail was asked for. */
export type LinkPlace = {
  language: Language;
  origin: string;
  config: Pick<Config, 'siteHosts' | 'siteScheme'>;
  token?: string | undefined;
};

/** Absolute address of a screen for a mail, with the token that it is opened by; null where none can be trusted. */
export function linkToScreen(screen: Screen, { language, config, token, ...asked }: LinkPlace): string | null {
  const origin = mailOrigin(asked.origin, config);
  if (origin === null) return null;
  const url = new URL(addressIn(language, { screen, origin, hosts: config.siteHosts }));
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

/**
 * Absolute address of a request in the back office. It names no language: whoever opens it reads it in their own, on the
 * host where the office is worked in, whatever the visitor's language was. Null where no host can be trusted.
 */
export const linkToRequest = (id: string, place: Pick<LinkPlace, 'origin' | 'config'>): string | null =>
  linkToOffice('adminRequest', id, place);

/** Absolute address of a quote in the back office, likewise. */
export const linkToQuote = (id: string, place: Pick<LinkPlace, 'origin' | 'config'>): string | null =>
  linkToOffice('adminQuote', id, place);

/** Absolute address of a project in the back office, likewise. */
export const linkToProject = (id: string, place: Pick<LinkPlace, 'origin' | 'config'>): string | null =>
  linkToOffice('adminProject', id, place);

function linkToOffice(
  screen: 'adminRequest' | 'adminQuote' | 'adminProject',
  id: string,
  { origin, config }: Pick<LinkPlace, 'origin' | 'config'>,
): string | null {
  const trusted = mailOrigin(origin, config);
  if (trusted === null) return null;
  const office = originIn(defaultLanguage, { origin: trusted, hosts: config.siteHosts });
  return `${office}${pathOf(screen, defaultLanguage, { id })}`;
}
