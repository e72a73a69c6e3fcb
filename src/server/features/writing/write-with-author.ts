import { createHash } from 'node:crypto';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { severityOf } from '#domain/errors/codes.ts';
import type { Fallback, Writer } from '#domain/writing/prd.ts';
import { recordReport } from '#server/features/errors/record-report.ts';
import { takeFromDailyBudget } from './prds-store.ts';
import { type Author, WritingError } from '#server/gateways/writing-assistant/writing-assistant.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import type { Caller, Services } from '#server/services.ts';

/** Texts that the model writes for one address; beyond them the template writes. */
const modelLimit = { name: 'language-model', max: 12, windowMs: 60 * 60_000 };

export type Written<T> = { value: T; writer: Writer; fallback: Fallback | null };

/**
 * Returns a text by the language model where one is configured and within its limits; otherwise, and whenever the model
 * fails, by the template (H4). Returns who wrote it and why; a failure is counted among the reported errors (J4).
 */
export async function writeWithAuthor<T>(
  services: Services,
  caller: Pick<Caller, 'address'>,
  write: (author: Author) => Promise<T>,
): Promise<Written<T>> {
  const { template, model } = services.writing;
  const byTemplate = async (fallback: Fallback | null): Promise<Written<T>> => ({
    value: await write(template),
    writer: 'template',
    fallback,
  });
  if (!model) return byTemplate(null);
  if (!(await mayAskModel(services, caller))) return byTemplate('limit');
  try {
    return { value: await write(model), writer: 'model', fallback: null };
  } catch (error) {
    if (!(error instanceof WritingError)) throw error;
    // The text matters more than the count of failures.
    await reportFailure(services, error).catch(() => undefined);
    return byTemplate('failed');
  }
}

async function mayAskModel(services: Services, { address }: Pick<Caller, 'address'>): Promise<boolean> {
  try {
    await countAgainstLimit(services, modelLimit, address);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
  const day = dayOf(services.clock(), defaultLanguage);
  return takeFromDailyBudget(services.db, { day, budget: services.config.languageModel?.dailyCalls ?? 0 });
}

async function reportFailure(services: Services, { name, reason }: WritingError): Promise<void> {
  const id = createHash('sha256').update(services.newId()).digest('hex').slice(0, 6);
  await recordReport(services, {
    errorId: `ERR_${services.clock()}_${id.toUpperCase()}`,
    message: `${name} ${reason}`,
    category: 'ai_service',
    severity: severityOf.ai_service,
    source: 'server',
    url: '',
    userAgent: '',
    isSignedIn: false,
    stack: '',
    context: { reason },
  });
}
