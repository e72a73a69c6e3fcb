import type { Severity } from '#domain/errors/codes.ts';
import type { DescribedError } from './describe-error.ts';

const levelOf = { critical: 'error', high: 'error', medium: 'warn', low: 'info' } as const satisfies Record<
  Severity,
  keyof Console
>;

/** Writes an error to the browser's console at the level of its severity (spec §8). */
export function logError({ id, category, severity, message }: DescribedError): void {
  console[levelOf[severity]](`[${id}] ${category} (${severity}): ${message}`);
}
