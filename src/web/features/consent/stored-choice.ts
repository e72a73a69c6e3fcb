import {
  type Consent,
  consentCookie,
  consentLifetimeMs,
  formatConsent,
  parseConsent,
} from '#domain/consent/consent.ts';
import { readCookie, writeCookie } from '../../lib/storage/browser-cookies.ts';

const changed = 'consent-changed';

let known: { value: string | null; choice: Consent | null } = { value: null, choice: null };

/** The visitor's choice in the cookie; null if none was made (B12). The same object until it changes. */
export function readChoice(): Consent | null {
  const value = readCookie(consentCookie);
  if (value !== known.value) known = { value, choice: parseConsent(value, Date.now()) };
  return known.choice;
}

/** Stores a choice in the cookie for 12 months. */
export function storeChoice(choice: Consent): void {
  writeCookie(consentCookie, formatConsent(choice), consentLifetimeMs);
  announceChoice();
}

/** Notifies the page that the cookie has changed. */
export function announceChoice(): void {
  document.dispatchEvent(new Event(changed));
}

/**
 * Calls back when the choice may have changed; one made in another tab is read when this tab becomes visible again. Returns
 * how to stop.
 */
export function onChoice(listener: () => void): () => void {
  const events = [changed, 'visibilitychange'];
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}
