/** Value of a cookie that scripts may read; null when there is none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** Sets a cookie for the whole site that lasts for some time (ms). */
export function writeCookie(name: string, value: string, lifetimeMs: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${lifetimeMs / 1000}; samesite=lax${secure}`;
}

/** Deletes the cookies whose names begin so, whichever part of the host name they were set for. */
export function deleteCookies(beginning: string): void {
  const names = document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => each.startsWith(beginning))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
