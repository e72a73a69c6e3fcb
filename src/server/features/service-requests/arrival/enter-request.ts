import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { trimContact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { type RequestEntry, checkEntry } from '#domain/service-requests/entry-rules.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { readRowOfNumber } from '#server/features/service-requests/list/request-rows-store.ts';
import { arrive } from './arrive.ts';
import { submissionKey } from './submission-key.ts';

/** A request as an administrator has typed it; `language` is the customer's. */
export type Entry = RequestEntry & { language: Language; idempotencyKey: string; caller: Caller; audit: Audit };

/**
 * Enters a request by hand, once for a key. Nobody is mailed, because the customer has called; the request counts as read
 * and is to be answered within the promised time (G3). Throws `invalid-input` with the fields, `idempotency-key-reused`.
 */
export async function enterRequest(services: Services, typed: Entry): Promise<RequestRow> {
  const title = typed.title.trim();
  const entry = { ...typed, title, description: typed.description.trim(), contact: trimContact(typed.contact) };
  const { language, contact, service, trade, budget, timeline, description, caller } = entry;
  const customBudget = budget === 'custom' ? entry.customBudget.trim() : '';
  const content = ['manual', language, contact, title, service, trade, budget, customBudget, timeline, description];
  const { number } = await arrive(services, submissionKey(entry.idempotencyKey, content), () => {
    refuseFields(checkEntry(entry, currencyOf[language]), caller.language);
    return {
      source: 'manual',
      language,
      details: { title, description, service, trade, contact },
      isSuspicious: false,
      told: { form: 'entry', budget, customBudget, timeline },
      authorId: callerId(caller),
      storeBelongings: (transaction, request) =>
        entry.audit(transaction, { subjectId: request.id, facts: { number: request.number } }),
    };
  });
  const row = await readRowOfNumber(services.db, number, caller.language);
  if (!row) throw new AppError('not-found');
  return row;
}
