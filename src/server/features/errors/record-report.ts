import { createHash } from 'node:crypto';
import { type ErrorReport, groupReport } from '#domain/errors/report.ts';
import type { Services } from '#server/services.ts';
import { countReport } from './error-group-store.ts';
import { storedErrorSample } from '#server/stored/error-sample.ts';

/** Counts a report in the group of its error, without personal data (J4). */
export async function recordReport(services: Pick<Services, 'db' | 'clock'>, report: ErrorReport): Promise<void> {
  const { identity, message, sample } = groupReport(report);
  await countReport(services.db, {
    fingerprint: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    message,
    category: report.category,
    severity: report.severity,
    sample: storedErrorSample.write(sample),
    now: services.clock(),
  });
}
