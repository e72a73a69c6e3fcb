import { parse } from 'bowser';

/** Browser and system that a user agent names, such as "Chrome, Windows"; null when it names neither. */
export function deviceWords(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
