import type { FastifyInstance } from 'fastify';
import type { ScheduledBackups } from '#domain/health/health.ts';
import { isSameCode } from '#server/http/security/same-code.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import type { Readings } from '#server/telemetry/metrics.ts';
import { measureHealth } from './measure-health.ts';

const described = {
  plumbline_database_up: 'Whether the database answers',
  plumbline_jobs_failed: 'Jobs that were given up and not tried again',
  plumbline_jobs_late_seconds: 'How long the oldest due job has waited',
  plumbline_mails_refused: 'Mails that were refused for good within a day',
  plumbline_disk_free_bytes: 'What the disk of the data folder has left',
  plumbline_disk_bytes: 'What the disk of the data folder has in all',
  plumbline_backup_timestamp_seconds: 'When the newest backup was made',
  plumbline_backup_bytes: 'Size of the newest backup by schedule',
  plumbline_backup_verified_timestamp_seconds: 'When a backup by schedule was last restored for proof',
  plumbline_backup_failed: 'Whether the newest attempt of a backup by schedule failed',
  plumbline_seal_expiry_timestamp_seconds: 'Until when the certificate of the seal holds',
  plumbline_clock_drift_seconds: 'How far the clock of this machine is ahead of that of the database',
};

/** Serves the figures for Prometheus to whoever presents the token (K7); without a token in the settings there is no such address. */
export function installMetrics(app: FastifyInstance, services: Services): void {
  const { config, metrics } = services;
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  metrics.addReadings(described, () => readingsOf(services));
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Token missing or wrong\n');
    }
    const { type, text } = await metrics.read();
    return reply.type(type).send(text);
  });
}

/** Compares hashes, so that not even the length of the token can be found by measuring. */
const isSame = (given: string, expected: string): boolean => isSameCode(hashToken(given), hashToken(expected));

/** While the database is away only that is told. */
async function readingsOf(services: Services): Promise<Readings> {
  try {
    const { facts } = await measureHealth(services);
    const { jobs, refusedMails, disk, backupAt, backups, sealNotAfter, clockDriftMs } = facts;
    return {
      plumbline_database_up: 1,
      plumbline_jobs_failed: jobs.failed,
      plumbline_jobs_late_seconds: jobs.lateMs / 1000,
      plumbline_mails_refused: refusedMails,
      plumbline_disk_free_bytes: disk?.freeBytes ?? null,
      plumbline_disk_bytes: disk?.totalBytes ?? null,
      plumbline_backup_timestamp_seconds: inSeconds(backupAt),
      ...readingsOfBackups(backups),
      plumbline_seal_expiry_timestamp_seconds: inSeconds(sealNotAfter),
      plumbline_clock_drift_seconds: inSeconds(clockDriftMs),
    };
  } catch (error) {
    if (!services.engine.isUnavailable(error)) throw error;
    return { plumbline_database_up: 0 };
  }
}

const readingsOfBackups = (backups: ScheduledBackups | null): Readings => ({
  plumbline_backup_bytes: backups?.bytes ?? null,
  plumbline_backup_verified_timestamp_seconds: inSeconds(backups?.verifiedAt ?? null),
  plumbline_backup_failed: backups ? Number(backups.failed !== null) : null,
});

const inSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
