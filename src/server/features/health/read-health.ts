import { readFile } from 'node:fs/promises';
import type { FailedJob, Health } from '#contract/health.ts';
import { healthChecks, judgeHealth } from '#domain/health/health.ts';
import { latestMigration } from '#server/database/migrate.ts';
import type { Services } from '#server/services.ts';
import { findFailedJobs } from './health-store.ts';
import { measureHealth } from './measure-health.ts';

const manifest = new URL('../../../../package.json', import.meta.url);

/** How the installation is, with what was given up and which versions run (K5). */
export async function presentHealth(services: Services): Promise<Health> {
  const { db, clock } = services;
  const [{ facts, databaseVersion }, jobs, version] = await Promise.all([
    measureHealth(services),
    findFailedJobs(db),
    readFile(manifest, 'utf8').then((text) => String((JSON.parse(text) as { version: unknown }).version)),
  ]);
  const at = clock();
  const states = judgeHealth(facts, at);
  return {
    at,
    checks: healthChecks.map((check) => ({ check, state: states[check] })),
    facts,
    failedJobs: jobs.map((job): FailedJob => ({
      id: job.id,
      kind: job.kind,
      attempts: job.attempts,
      failedAt: job.finished_at ?? job.created_at,
      error: kindOfError(job.last_error),
    })),
    versions: {
      plumbline: version,
      node: process.versions.node,
      database: databaseVersion,
      migration: latestMigration(),
    },
  };
}

/** Messages may quote what people wrote; the class in front of them does not. */
function kindOfError(text: string | null): string {
  return /^[A-Za-z]{1,60}(?=:)/.exec(text ?? '')?.[0] ?? 'Error';
}
