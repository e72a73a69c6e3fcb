import { type Language, type LanguageHosts, languages } from '#domain/languages.ts';
import { addressIn } from '#domain/page-addresses.ts';
import type { Screen } from '#domain/routes.ts';

/** Where a link of a mail leads, and on which scheme and host the mail was asked for. */
export type LinkPlace = { language: Language; origin: string; hosts: LanguageHosts; token: string | undefined };

/** Absolute address of a screen for a mail, with the token that it is opened by. */
export function linkToScreen(screen: Screen, { language, origin, hosts, token }: LinkPlace): string {
  const url = new URL(addressIn(language, { screen, origin: trustedOrigin(origin, hosts), hosts }));
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

/** A forged Host header must never lead a link with a token astray: any host of the site's own is better (F3). */
function trustedOrigin(origin: string, hosts: LanguageHosts): string {
  const host = languages.map((language) => hosts[language]).find((own) => own !== undefined);
  return host === undefined ? origin : `${origin.slice(0, origin.indexOf(':'))}://${host}`;
}
