import type { MaterialList } from '#contract/projects/project-material.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { materialSecretOf } from '#server/vault/sealed-values-store.ts';
import { demandMaterial } from './change-material.ts';
import { findMaterialSecrets, takeSealedValue } from './material-secrets-store.ts';
import { presentMaterial } from './present-material.ts';

type Reading = { id: string; material: string; secret: string; caller: Caller; audit: Audit };

/**
 * Shows access data of a customer, for the only time, with an entry in the audit log; their value is deleted in the same transaction
 * (I7). Throws `not-found`, `step-not-allowed` where they were read already.
 */
export async function readSecret(
  services: Services,
  { id, material, secret, caller, audit }: Reading,
): Promise<{ value: string; list: MaterialList }> {
  const { db, clock, vault } = services;
  const now = clock();
  const value = await db.transaction().execute(async (transaction) => {
    const row = await demandMaterial(transaction, { id, material });
    const known = await findMaterialSecrets(transaction, [row.id]);
    if (!known.some((each) => each.id === secret)) throw new AppError('not-found');
    const by = callerId(caller);
    const sealed = await takeSealedValue(transaction, { id: secret, materialId: row.id, by, now });
    if (sealed === null) throw new AppError('step-not-allowed');
    await audit(transaction, { subjectId: id, facts: { material } });
    return vault.open(sealed, materialSecretOf(secret));
  });
  services.live.announce({ kind: 'project-changed', id });
  return { value, list: await presentMaterial(db, { id, now }) };
}
