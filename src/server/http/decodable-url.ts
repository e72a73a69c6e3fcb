/**
 * The address itself, or one that is not found if its path has an invalid percent encoding, as in `/50%-off`: a broken
 * link gets the same response as any unknown address (A9).
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Returns by what it decodes to: the build drops a call of `decodeURIComponent` whose result is not used. */
function isDecodable(path: string): boolean {
  try {
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}
