import type { Services } from '#server/services.ts';
import { listSealedValues, ownerOf, replaceSealedValue } from './sealed-values-store.ts';

/**
 * Seals what is stored in clear, by releases before the vault, and what an earlier key has sealed. Safe to repeat and
 * to run on several instances at once: each value is compared and set.
 */
export async function sealStoredValues({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<void> {
  for (const stored of await listSealedValues(db)) {
    if (vault.isCurrent(stored.value)) continue;
    const owner = ownerOf(stored);
    await replaceSealedValue(db, stored, vault.seal(vault.open(stored.value, owner), owner));
  }
}
