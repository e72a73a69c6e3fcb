import { keptPlanKey } from '../../../lib/draft-storage-keys.ts';
import { readDraft } from '../draft.ts';

/** The plan made last in this browser: its estimate, the key that gives it again, and the answers that it is of. */
type KeptPlan = { estimateId: string; key: string; fits: string };

/** Keeps how a plan is found again with the draft of its answers, so that a reload loses nothing (C8, H4). */
export function keepPlan(plan: Pick<KeptPlan, 'estimateId' | 'key'>, language: string): void {
  const fits = presentAnswers(language);
  if (fits === null) return;
  try {
    localStorage.setItem(keptPlanKey, JSON.stringify({ ...plan, fits }));
  } catch {
    // Where storage is refused a plan lives as long as its page.
  }
}

/** The kept plan, as long as its estimate fits the answers and the language; else null. */
export function readKeptPlan(language: string): KeptPlan | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keptPlanKey) ?? 'null') as KeptPlan | null;
    return kept && kept.fits === presentAnswers(language) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets a plan that is no longer to be had. */
export function forgetKeptPlan(): void {
  try {
    localStorage.removeItem(keptPlanKey);
  } catch {
    // Nothing can be kept where storage is refused, so there is nothing to forget.
  }
}

/** What the estimate is made of: all answers but the person; null where the browser keeps none. */
function presentAnswers(language: string): string | null {
  const draft = readDraft();
  if (!draft) return null;
  const { contact: _, ...priced } = draft.answers;
  return JSON.stringify([language, priced]);
}
