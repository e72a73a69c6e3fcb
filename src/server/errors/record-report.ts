import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ErrorReport, type ErrorReportState, groupReport } from '#domain/errors/report.ts';
import type { Services } from '#server/services.ts';
import { storedErrorSample } from '#server/stored/error-sample.ts';

/**
 * Counts a report in the group of its error, scrubbed (J4). In one statement, so that no report is lost where several
 * come at once. A muted group stays muted; a resolved one that comes back is open again, which is a new version of it.
 */
export async function recordReport(services: Pick<Services, 'db' | 'clock'>, report: ErrorReport): Promise<void> {
  const { identity, message, sample } = groupReport(report);
  const now = services.clock();
  await services.db
    .insertInto('error_groups')
    .values({
      fingerprint: createHash('sha256').update(identity).digest('hex').slice(0, 32),
      message,
      category: report.category,
      severity: report.severity,
      state: 'open',
      count: 1,
      first_seen_at: now,
      last_seen_at: now,
      sample: storedErrorSample.write(sample),
      version: 1,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((eb) => {
        const open = sql<ErrorReportState>`'open'`;
        const isBack = sql<boolean>`error_groups.state = 'resolved'`;
        return {
          count: eb('error_groups.count', '+', 1),
          last_seen_at: now,
          sample: eb.ref('excluded.sample'),
          state: eb.case().when(isBack).then(open).else(eb.ref('error_groups.state')).end(),
          version: eb
            .case()
            .when(isBack)
            .then(eb('error_groups.version', '+', 1))
            .else(eb.ref('error_groups.version'))
            .end(),
        };
      }),
    )
    .execute();
}
