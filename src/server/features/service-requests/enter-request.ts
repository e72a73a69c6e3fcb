import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { RequestRow } from '#contract/service-requests.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { chosenBudget } from '#domain/estimates/budget.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf, formatMoney, formatRange } from '#domain/money.ts';
import { type RequestEntry, checkEntry } from '#domain/service-requests/entry-rules.ts';
import type { Audit } from '#server/audit/record-entry.ts';
import { findOrMakeCustomer } from '#server/customers/find-or-make-customer.ts';
import { takeNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/app-error.ts';
import { refuseFields } from '#server/http/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { trimContact } from './change-details.ts';
import { callerId } from './change-one.ts';
import { newRequestRow } from './new-request-row.ts';
import { changeTotals } from './request-totals-store.ts';
import { readRowOfNumber } from './request-row-store.ts';
import { insertRequest, insertSubmittedEvent } from './store.ts';
import { type Arrival, DuplicateSubmission, findResult, storeOnce } from './submit-once.ts';

/** A request as an administrator has noted it; `language` is the customer's. */
export type Entry = RequestEntry & { language: Language; idempotencyKey: string; caller: Caller; audit: Audit };

type Prepared = Entry & { payloadHash: string; now: number };

/**
 * Enters a request by hand, once for a key: nobody is mailed, because whoever called knows of it (G3). It is read, since
 * somebody has written it, and is answered within the promised time. Throws `invalid-input` with the fields,
 * `idempotency-key-reused`.
 */
export async function enterRequest(services: Services, typed: Entry): Promise<RequestRow> {
  const entry = {
    ...typed,
    title: typed.title.trim(),
    description: typed.description.trim(),
    contact: trimContact(typed.contact),
  };
  const keyed = { ...entry, payloadHash: hashPayload(entry) };
  const known = await findResult(services, keyed);
  if (known) return rowOfNumber(services.db, known.number);
  refuseFields(checkEntry(entry), entry.caller.language);
  const prepared = { ...keyed, now: services.clock() };
  const { number } = await storeOnce(services, keyed, (transaction) => store(services, transaction, prepared));
  return rowOfNumber(services.db, number);
}

async function store(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  prepared: Prepared,
): Promise<Arrival> {
  const { contact, language, service, trade, budget, timeline, title, now, caller, audit } = prepared;
  const made = {
    id: services.newId(),
    customerId: await findOrMakeCustomer(transaction, { id: services.newId(), contact, language, now }),
    number: await takeNumber(transaction, 'service_request'),
    confirmationToken: services.newToken(),
  };
  const { id, number, confirmationToken } = made;
  const row = newRequestRow({
    made,
    key: prepared,
    source: 'manual',
    language,
    details: { title, description: descriptionOf(prepared), service, trade, contact },
    isSuspicious: false,
    now,
  });
  if (!(await insertRequest(transaction, row))) throw new DuplicateSubmission();
  await insertSubmittedEvent(transaction, {
    id: services.newId(),
    requestId: id,
    at: now,
    isSuspicious: false,
    choices: { budget, timeline },
    authorId: callerId(caller),
  });
  await audit(transaction, { subjectId: id, facts: { number } });
  await changeTotals(transaction, [{ before: null, after: row }]);
  return { result: { number, confirmationToken }, arrived: { id, number, title, source: 'manual' } };
}

/** What was noted, after a line for each choice: the back office reads it as one text. */
function descriptionOf({ budget, timeline, description, language }: Prepared): string {
  const t = textsOf(language);
  const lines = [
    budget && `${t('estimateDocument:facts.budget')}: ${budgetText(budget, language)}`,
    timeline && `${t('estimateDocument:facts.timeline')}: ${t(`configurator:timelines.${timeline}.name`)}`,
  ];
  return [...lines.filter((line) => line !== null), '', description].join('\n');
}

function budgetText(budget: NonNullable<RequestEntry['budget']>, language: Language): string {
  const t = textsOf(language);
  const currency = currencyOf[language];
  const limits = chosenBudget({ ...emptyAnswers, budget }, currency);
  if (limits === null) return t('configurator:budgets.custom');
  const { minimum, maximum } = limits;
  return maximum === null
    ? t('configurator:budgets.open', { minimum: formatMoney(minimum, currency, language) })
    : formatRange({ minimum, maximum }, currency, language);
}

async function rowOfNumber(db: Kysely<DatabaseSchema>, number: number): Promise<RequestRow> {
  const row = await readRowOfNumber(db, number);
  if (!row) throw new AppError('not-found');
  return row;
}

function hashPayload(entry: Entry): string {
  const { language, contact, title, service, trade, budget, timeline, description } = entry;
  return createHash('sha256')
    .update(JSON.stringify(['manual', language, contact, title, service, trade, budget, timeline, description]))
    .digest('base64url');
}
