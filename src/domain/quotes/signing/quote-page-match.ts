import type { RouteMatch } from '../../routes.ts';

const ofPortal = 'portal-';

/** The page that a key opens: that of the portal for an account, else that of the private link (H5, I3). */
export const matchOfQuoteKey = (key: string): RouteMatch =>
  key.startsWith(ofPortal)
    ? { screen: 'portalQuote', parameters: { id: key.slice(ofPortal.length) } }
    : { screen: 'quote', parameters: { token: key } };

/** The key that opens the quote of a page; null for pages of something else. */
export function quoteKeyOf({ screen, parameters }: RouteMatch): string | null {
  if (screen === 'quote') return parameters['token'] ?? '';
  return screen === 'portalQuote' ? `${ofPortal}${parameters['id']}` : null;
}
