import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { valueInEuro } from '#domain/service-requests/request-value.ts';
import { answerDueAt } from '#domain/service-requests/clocks.ts';
import type { RequestDetails } from '#domain/service-requests/entry-rules.ts';
import { type ToldChoices, toldBudget } from '#domain/service-requests/told-choices.ts';
import { requestSearchText } from '#domain/service-requests/request-search.ts';
import type { RequestSource } from '#domain/service-requests/status.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { storedContact } from '#server/stored/contact.ts';
import { storedToldChoices } from '#server/stored/quotes/told-choices.ts';
import type { SubmissionKey } from './submission-key.ts';

/** Columns that only a request of the configurator has. */
type Computed = Pick<
  ServiceRequestTable,
  'estimate_id' | 'answers' | 'estimate_minimum_minor' | 'estimate_maximum_minor'
>;

/** A request that is about to be stored. */
export type NewRequest = {
  /** `customerId` is null for a suspicious request. */
  made: { id: string; customerId: string | null; number: number; confirmationToken: string };
  key: SubmissionKey;
  source: RequestSource;
  language: Language;
  /** The request is found by these and by `customTrade`. */
  details: RequestDetails & { customTrade?: string };
  /** What was chosen, where a request has no answers. */
  told?: ToldChoices;
  /** True when the hidden field was filled, which only robots and some password managers do. */
  isSuspicious: boolean;
  computed?: Computed;
  now: number;
};

const nothingComputed: Computed = {
  estimate_id: null,
  answers: null,
  estimate_minimum_minor: null,
  estimate_maximum_minor: null,
};

/**
 * The row of a new request, whatever its source (domain rules, "Service request"): status `new`, to be answered by us
 * within the promised time, and unread unless an administrator has entered it.
 */
export function newRequestRow(request: NewRequest): ServiceRequestTable {
  const { made, key, source, language, details, isSuspicious, now, computed = nothingComputed } = request;
  const { id, number } = made;
  const { title, description, service, trade, contact } = details;
  const told = toldColumns(request);
  return {
    id,
    number,
    confirmation_token: made.confirmationToken,
    idempotency_key: key.idempotencyKey,
    payload_hash: key.payloadHash,
    customer_id: made.customerId,
    source,
    language,
    currency: currencyOf[language],
    status: 'new',
    priority: 'medium',
    waiting_on: 'us',
    assignee_id: null,
    // Archived and unread instead of deleted, because a password manager may have filled the hidden field.
    is_archived: isSuspicious ? 1 : 0,
    is_unread: source === 'manual' ? 0 : 1,
    title,
    description,
    service,
    trade,
    contact: storedContact.write(contact),
    ...computed,
    ...told,
    value_eur_minor: valueInEuro(
      {
        minimum: computed.estimate_minimum_minor ?? told.budget_minimum_minor,
        maximum: computed.estimate_maximum_minor ?? told.budget_maximum_minor ?? told.budget_minimum_minor,
      },
      currencyOf[language],
    ),
    cancel_reason: null,
    first_response_at: null,
    answer_due_at: isSuspicious ? null : answerDueAt(now),
    follow_up_at: null,
    follow_up_by: null,
    follow_up_reminded_at: null,
    search_text: requestSearchText({ number, ...details }),
    created_at: now,
    created_day: dayOf(now, 'sk'),
    updated_at: now,
    version: 1,
  };
}

function toldColumns({ told, language }: NewRequest) {
  const budget = told ? toldBudget(told, currencyOf[language]) : null;
  return {
    told: told ? storedToldChoices.write(told) : null,
    budget_minimum_minor: budget?.minimum ?? null,
    budget_maximum_minor: budget?.maximum ?? null,
  };
}
