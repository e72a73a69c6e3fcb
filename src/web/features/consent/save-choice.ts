import { withNecessary } from '#domain/consent/categories.ts';
import { type Consent, consentVersion, isForSessionOnly, isGranted } from '#domain/consent/consent.ts';
import { deleteCookies } from '../../lib/storage/browser-cookies.ts';
import { recordChoice } from './record-choice.ts';
import { announceChoice, readChoice, storeChoice } from './stored-choice.ts';

/** Prefixes of the third parties' cookies: Google Analytics and Smartsupp. */
const cookiesOf = { analytics: '_ga', chat: 'ssupp' } as const;

/** The choice last made in this page, before and after the server has heard of it. */
let latest: Consent | null = null;

/**
 * Stores and records what a visitor has chosen (B12), and deletes the cookies of what was withdrawn. Returns whether
 * the page has to be reloaded, because a script that runs cannot be removed.
 */
export async function saveChoice(chosen: readonly string[]): Promise<boolean> {
  const before = readChoice();
  const choice = { version: consentVersion, categories: withNecessary(chosen), chosenAt: Date.now(), id: null };
  latest = choice;
  storeChoice(choice);
  movePreferences(choice);
  const withdrawn = (['analytics', 'chat'] as const).filter(
    (each) => isGranted(before, each) && !isGranted(choice, each),
  );
  for (const category of withdrawn) deleteCookies(cookiesOf[category]);
  await sendRecord(choice);
  return withdrawn.length > 0;
}

/** Applies a choice that was made by a plain form or while offline: storage, and the record on the server. */
export async function syncChoice(choice: Consent): Promise<void> {
  movePreferences(choice);
  if (choice.id === null) await sendRecord(choice);
}

async function sendRecord(choice: Consent): Promise<void> {
  try {
    await recordChoice(choice);
    // Each answer sets the cookie, and that of an earlier choice would undo a later one, such as a withdrawal.
    if (latest !== null && latest !== choice) storeChoice(latest);
    else announceChoice();
  } catch {
    // The choice is stored all the same: its cookie has no id yet, so the next page sends the record.
  }
}

/** Moves language and theme to the storage that the visitor allows: permanent, or until the browser closes (B12). */
function movePreferences(choice: Consent): void {
  try {
    const [from, to] = isForSessionOnly(choice) ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    for (const key of ['theme', 'i18nextLng']) {
      const value = from.getItem(key);
      if (value === null) continue;
      to.setItem(key, value);
      from.removeItem(key);
    }
  } catch {
    // Storage is refused in some private windows; then nothing is stored at all.
  }
}
