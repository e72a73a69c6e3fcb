import { matchPath } from '#domain/routes.ts';

/*
 * The token of a mailed link (C10) leaves the address as soon as this file is read, which is before anything on the page
 * could read it there. In the entry of the history it outlives a reload, and no statistics and no next page see it.
 */
moveFromAddress();

/** The token of the link that brought the visitor here and whose draft has not been chosen yet; null for none. */
export function readLinkToken(): string | null {
  const state: unknown = history.state;
  const token = typeof state === 'object' && state !== null && 'linkToken' in state ? state.linkToken : null;
  return typeof token === 'string' ? token : null;
}

/** The link has been opened, or opens nothing: a reload need not try again. */
export function forgetLinkToken(): void {
  if (readLinkToken() !== null) history.replaceState(null, '', location.href);
}

function moveFromAddress(): void {
  // The server reads this file too, and has no address.
  if (typeof location === 'undefined') return;
  const address = new URL(location.href);
  const linkToken = address.searchParams.get('token');
  if (linkToken === null || matchPath(address.pathname)?.screen !== 'configurator') return;
  address.searchParams.delete('token');
  history.replaceState({ linkToken }, '', address);
}
