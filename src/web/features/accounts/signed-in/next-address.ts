/**
 * Full address of the page to open after signing in, if it is on the same site; null for anything else, so that a link
 * to the login can lead nobody away (F1). Only a path is accepted; it is read as the browser would read it.
 */
export function nextAddress(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  return url.origin === origin ? url.href : null;
}
