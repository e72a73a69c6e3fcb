/**
 * The address as it came, or one that is not found where a percent sign in its path encodes nothing, as in
 * `/50%-off`: a visitor with a broken link gets the same page or error as for any other unknown address (A9).
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
