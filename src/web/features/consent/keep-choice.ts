import { withNecessary } from '#domain/consent/categories.ts';
import { type Consent, consentVersion, isForSessionOnly, isGranted } from '#domain/consent/consent.ts';
import { deleteCookies } from '../../lib/storage/browser-cookies.ts';
import { announceChoice, readChoice, storeChoice } from './stored-choice.ts';

/** What the names of the third parties' cookies begin with: of Google Analytics and Smartsupp. */
const cookiesOf = { analytics: '_ga', chat: 'ssupp' } as const;

/**
 * Keeps and records what a visitor has chosen (B12). What was withdrawn takes its cookies along. Answers whether the
 * page has to start anew: a script that runs cannot be taken back.
 */
export async function keepChoice(chosen: readonly string[]): Promise<boolean> {
  const before = readChoice();
  const choice = { version: consentVersion, categories: withNecessary(chosen), chosenAt: Date.now(), id: null };
  storeChoice(choice);
  movePreferences(choice);
  const withdrawn = (['analytics', 'chat'] as const).filter(
    (each) => isGranted(before, each) && !isGranted(choice, each),
  );
  for (const category of withdrawn) deleteCookies(cookiesOf[category]);
  await sendRecord(choice);
  return withdrawn.length > 0;
}

/** Brings the browser in line with a choice that it was not here to see: made by a plain form, or while offline. */
export async function catchUp(choice: Consent): Promise<void> {
  movePreferences(choice);
  if (choice.id === null) await sendRecord(choice);
}

async function sendRecord(choice: Consent): Promise<void> {
  try {
    const { recordChoice } = await import('./queries.ts');
    await recordChoice(choice);
    announceChoice();
  } catch {
    // The choice holds all the same: its cookie has no id yet, so the next page sends the record.
  }
}

/** Keeps language and theme for as long as the visitor allows: for good, or until the browser closes (B12). */
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
    // Storage is refused in some private windows; then nothing is kept there either.
  }
}
