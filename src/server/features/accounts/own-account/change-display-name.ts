import { checkDisplayName } from '#domain/accounts/display-name.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { writeDisplayName } from './own-account-store.ts';

type Change = { caller: Caller; userId: string; typed: string; audit: Audit };

/** Changes the name that others see of the caller; every open office shows it at once. Throws `invalid-input`. */
export async function changeDisplayName(services: Services, { caller, userId, typed, audit }: Change): Promise<void> {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  refuseFields(checkDisplayName(name), caller.language);
  await services.db.transaction().execute(async (transaction) => {
    await writeDisplayName(transaction, { userId, name, now: services.clock() });
    await audit(transaction, { subjectId: userId });
  });
  services.live.announce({ kind: 'requests-changed' });
}
