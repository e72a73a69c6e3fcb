import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { serviceTypes } from '#domain/configurator/answers.ts';
import { contactServices, serviceOfSubject } from '#domain/contact/contact-message.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { valueInEuro } from '#domain/service-requests/request-value.ts';
import { requestSearchText } from '#domain/service-requests/request-search.ts';
import type { CustomerTable, EstimateTable, ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { storedAnswers } from '#server/stored/answers.ts';
import { storedContact } from '#server/stored/contact.ts';
import { storedEstimate } from '#server/stored/estimate.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import type { TextKey } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import { type Course, courseOf } from './course.ts';
import { type Who, customerOf, customerRow } from './customer-rows.ts';
import { descriptionParts } from './descriptions.ts';
import { idAt } from './ids.ts';
import { type Random, pick, pickWeighted, seededRandom } from './random.ts';
import type { Sample } from './sample-answers.ts';
import type { Seed } from './seed.ts';

/** A request with its related rows; customer and estimate only if they are new. */
export type SeededRequest = {
  customer: Insertable<CustomerTable> | null;
  estimate: EstimateTable | null;
  row: ServiceRequestTable;
  /** Answers, where the request came from the configurator. */
  sample: Sample | null;
  course: Course;
  random: Random;
};

/** Only the latest requests have a stored estimate, to limit the size. */
const withEstimates = 2000;

const sources = [
  ['configurator', 62],
  ['contact', 24],
  ['manual', 14],
] as const;

/** The request of an index, the same for the same seed. */
export function requestOf(seed: Seed, index: number): SeededRequest {
  const number = seed.firstNumber + index;
  const random = seededRandom(seed.seed, number);
  const at = seed.timeOf(index);
  const who = customerOf(seed, index, random);
  const source = pickWeighted(random, sources);
  const sample = source === 'configurator' ? pick(random, seed.samples[who.person.language]) : null;
  const course = courseOf(random, { at, until: seed.until, share: 1 - (index + 1) / seed.count });
  const id = idAt(at, random);
  const keepsEstimate = sample !== null && index >= seed.count - withEstimates;
  const estimate = keepsEstimate ? estimateRow({ sample, at, id: idAt(at, random) }, who.person.language) : null;
  const row = requestRow(seed, { id, number, at, who, source, sample, course, random, estimate });
  return { customer: who.isNew ? customerRow(who.id, who.person, at) : null, estimate, row, sample, course, random };
}

function estimateRow(kept: { sample: Sample; at: number; id: string }, language: Language): EstimateTable {
  const { answers, estimate } = kept.sample;
  return {
    id: kept.id,
    idempotency_key: `seed ${kept.id}`,
    language,
    currency: estimate.currency,
    price_book_version: estimate.priceBookVersion,
    answers: storedAnswers.write(answers),
    result: storedEstimate.write(estimate),
    minimum_minor: estimate.total.minimum,
    maximum_minor: estimate.total.maximum,
    created_at: kept.at,
  };
}

type Parts = {
  id: string;
  number: number;
  at: number;
  who: Who;
  source: ServiceRequestTable['source'];
  sample: Sample | null;
  course: Course;
  random: Random;
  estimate: EstimateTable | null;
};

function requestRow(seed: Seed, parts: Parts): ServiceRequestTable {
  const { id, number, at, who, course, random } = parts;
  const token = createHash('sha256').update(`${seed.seed} ${number}`).digest('base64url');
  return {
    id,
    number,
    confirmation_token: token,
    idempotency_key: `seed ${number}`,
    payload_hash: token,
    customer_id: who.id,
    estimate_id: parts.estimate?.id ?? null,
    source: parts.source,
    language: who.person.language,
    currency: currencyOf[who.person.language],
    ...courseColumns(course),
    assignee_id: course.status === 'new' ? null : pick(random, [null, ...seed.assignees]),
    ...askedColumns(parts),
    follow_up_at: null,
    follow_up_by: null,
    follow_up_reminded_at: null,
    cancel_reason: null,
    created_at: at,
    created_day: bratislavaDayOf(at),
    version: 1,
  };
}

function courseColumns(course: Course) {
  return {
    status: course.status,
    priority: course.priority,
    waiting_on: course.isWaitingOnUs ? 'us' : 'customer',
    is_archived: course.isArchived ? 1 : 0,
    is_unread: course.isUnread ? 1 : 0,
    first_response_at: course.answeredAt,
    answer_due_at: course.dueAt,
    updated_at: course.endedAt,
  } as const;
}

/** Content of a request, from the configurator's answers or as free text. */
function askedColumns(parts: Parts) {
  const { number, sample, random } = parts;
  const { language, contact } = parts.who.person;
  const { service, title } = askedFor(parts);
  const description = descriptionParts[language].map((part) => pick(random, part)).join(' ');
  const total = sample?.estimate.total ?? { minimum: null, maximum: null };
  const { trade, customTrade } = sample?.answers ?? { trade: null, customTrade: '' };
  return {
    title,
    description,
    service,
    trade,
    answers: sample && storedAnswers.write({ ...sample.answers, description, contact }),
    contact: storedContact.write(contact),
    told: null,
    budget_minimum_minor: null,
    budget_maximum_minor: null,
    estimate_minimum_minor: total.minimum,
    estimate_maximum_minor: total.maximum,
    value_eur_minor: valueInEuro(total, currencyOf[language]),
    search_text: requestSearchText({ number, title, contact, description, customTrade }),
  };
}

/** What a request is for, and its title as forms and people write it. */
function askedFor({ source, sample, who, random }: Parts): Pick<ServiceRequestTable, 'service' | 'title'> {
  const { language } = who.person;
  if (sample) {
    const { serviceType: service, trade, customTrade } = sample.answers;
    const name = trade === 'custom' ? customTrade : trade && text(language, `configurator:trades.${trade}`);
    return { service, title: `${service && text(language, serviceNameKey(service))}: ${name}` };
  }
  const message = text(language, 'contact:request.title').replaceAll('\u00A0', ' ');
  if (source === 'contact') {
    const subject = pick(random, [null, ...contactServices]);
    if (subject === null) return { service: null, title: message };
    return {
      service: serviceOfSubject[subject],
      title: `${message}: ${text(language, `contact:services.${subject}`)}`,
    };
  }
  const service = pick(random, [null, ...serviceTypes]);
  return { service, title: service === null ? message : text(language, serviceNameKey(service)) };
}

/** Texts are looked up once for many requests. */
const texts = new Map<string, string>();

function text(language: Language, key: TextKey): string {
  const place = `${language} ${key}`;
  const known = texts.get(place) ?? textsOf(language)(key);
  texts.set(place, known);
  return known;
}

/** Offsets of the time zone change at full hours only, so that an hour is in one day. */
const days = new Map<number, string>();
const hourMs = 60 * 60_000;

/** The day of arrival as it is stored. */
export function bratislavaDayOf(time: number): string {
  const hour = Math.floor(time / hourMs);
  const day = days.get(hour) ?? dayOf(time, 'sk');
  days.set(hour, day);
  return day;
}
