import { matchPath } from '#domain/routes.ts';

/*
 * The token of a mailed link (C10) is removed from the address as soon as this module runs, before analytics or the next
 * page can read it. It is moved to the state of the history entry, which survives a reload.
 */
moveFromAddress();

/** The token of the link that was opened and whose draft was not chosen yet; null for none. */
export function readLinkToken(): string | null {
  const state: unknown = history.state;
  const token = typeof state === 'object' && state !== null && 'linkToken' in state ? state.linkToken : null;
  return typeof token === 'string' ? token : null;
}

/** Removes the token: the draft was loaded, or the link is invalid. */
export function forgetLinkToken(): void {
  if (readLinkToken() !== null) history.replaceState(null, '', location.href);
}

function moveFromAddress(): void {
  // The module runs on the server too.
  if (typeof location === 'undefined') return;
  const address = new URL(location.href);
  const linkToken = address.searchParams.get('token');
  if (linkToken === null || matchPath(address.pathname)?.screen !== 'configurator') return;
  address.searchParams.delete('token');
  history.replaceState({ linkToken }, '', address);
}
