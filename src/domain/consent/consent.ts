import { type ConsentCategory, consentCategories } from './categories.ts';

/** Day of the text about cookies in force. A new text gets a new day, and every visitor is asked again (B12). */
export const consentVersion = '2026-11-21';

/** Name of the cookie that stores a visitor's choice. */
export const consentCookie = 'consent';

/** For how long a choice holds (ms): 12 months, then the visitor is asked again (spec §9). */
export const consentLifetimeMs = 365 * 24 * 60 * 60_000;

/** A visitor's choice about cookies. */
export type Consent = {
  /** Day of the text that the visitor saw. */
  version: string;
  categories: readonly ConsentCategory[];
  /** When it was made, ms UTC. */
  chosenAt: number;
  /** Random id of its record on the server; null as long as the server has not heard of it. */
  id: string | null;
};

const letterOf: Record<ConsentCategory, string> = { necessary: 'n', preferences: 'p', analytics: 'a', chat: 'c' };

const format = /^(\d{4}-\d\d-\d\d)\.(np?a?c?)\.([0-9a-z]{1,9})\.([0-9A-HJKMNP-TV-Z]{26})?$/;

/** Writes a choice as the value of its cookie, such as `2026-11-21.nac.mi8q0w00.01KAJ…`; no character needs escaping. */
export function formatConsent({ version, categories, chosenAt, id }: Consent): string {
  const letters = consentCategories.filter((category) => categories.includes(category)).map((each) => letterOf[each]);
  return [version, letters.join(''), chosenAt.toString(36), id ?? ''].join('.');
}

/**
 * Reads the cookie at a time (ms UTC). A malformed value, a choice about an older text and one whose 12 months are
 * over count as no choice: null (B12).
 */
export function parseConsent(value: string | null | undefined, now: number): Consent | null {
  const [, version = '', letters = '', time = '', id] = format.exec(value ?? '') ?? [];
  const chosenAt = Number.parseInt(time, 36);
  if (version < consentVersion || !(now - chosenAt < consentLifetimeMs)) return null;
  return {
    version,
    categories: consentCategories.filter((category) => letters.includes(letterOf[category])),
    chosenAt,
    id: id ?? null,
  };
}

/** Whether a category may be used: the necessary one always, another only after it was chosen. */
export function isGranted(consent: Consent | null, category: ConsentCategory): boolean {
  return category === 'necessary' || (consent?.categories.includes(category) ?? false);
}

/** Whether choices of language and theme end with the session: nobody has agreed that they are kept (B12). */
export function isForSessionOnly(consent: Consent | null): boolean {
  return !isGranted(consent, 'preferences');
}
