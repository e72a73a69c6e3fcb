import { useSyncExternalStore } from 'react';
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

/** The visitor's choice; undefined on the server and until hydration, because pages are shared. */
export function useChoice(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(subscribe, readChoice, () => undefined);
}

/** A choice made in another tab is read when this tab becomes visible again. */
function subscribe(listener: () => void): () => void {
  const events = [changed, 'visibilitychange'];
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}
