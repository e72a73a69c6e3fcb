import type { ErrorGroupDetail } from '#contract/errors.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { readGroup, setState } from './error-group-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

type Change = { fingerprint: string; state: ErrorReportState; version: number; audit: Audit };

/**
 * Resolves, mutes or reopens a group of a given version (J4, G11). Throws `not-found`, and `changed-meanwhile` when
 * somebody else, or a new report, has changed it.
 */
export async function changeState(services: Services, change: Change): Promise<ErrorGroupDetail> {
  const { fingerprint, state, version, audit } = change;
  return services.db.transaction().execute(async (transaction) => {
    const before = await readGroup(transaction, fingerprint);
    if (!before) throw new AppError('not-found');
    if (before.version !== version || !(await setState(transaction, { fingerprint, state, version }))) {
      throw new AppError('changed-meanwhile');
    }
    await audit(transaction, { subjectId: fingerprint, facts: { from: before.state, to: state } });
    return { ...before, state, version: version + 1 };
  });
}
