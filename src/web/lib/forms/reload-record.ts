import { isGone } from '../http/refusals.ts';

/** Loads a record for a merge; returns `gone` when there is none any more, null when loading fails. */
export async function reloadRecord<Stored>(load: () => Promise<Stored | undefined>): Promise<Stored | 'gone' | null> {
  try {
    return (await load()) ?? 'gone';
  } catch (error) {
    return isGone(error) ? 'gone' : null;
  }
}
