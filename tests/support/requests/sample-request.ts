import type { Kysely } from 'kysely';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { type Language, languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { RequestToMail } from '#server/features/mail/outbox/queue/queue-request-mails.ts';

/** Contact details with letters of all four languages, for tests. */
export const sampleContact: Contact = {
  name: 'Ľubica Ďuríčková Ærøskøbing-Přibyl',
  email: 'lubica@strechy.example',
  phone: '+421 905 111 222',
  company: 'Žľab & Škridla, s. r. o.',
};

/** Complete answers of the detailed mode, for tests. */
export const sampleAnswers: Answers = {
  ...emptyAnswers,
  mode: 'detailed',
  serviceType: 'website',
  objectives: ['attract-customers', 'build-trust'],
  trade: 'roofer',
  features: ['inquiry-form', 'photo-gallery', 'price-calculator', 'reviews'],
  description: 'Robíme strechy v okolí Trnavy.\n\nDnes máme starý web bez fotiek.',
  size: 'medium',
  budget: '1500-3500',
  timeline: 'asap',
  contact: sampleContact,
};

/** A request as it is handed to the mails, for tests. */
export function sampleRequest(language: Language, answers: Answers = sampleAnswers): RequestToMail {
  const computed = estimate(answers, firstVersion, currencyOf[language]);
  if (!computed) throw new Error('Complete answers have an estimate.');
  return {
    id: `01JD7Z00000000000000REQ${languages.indexOf(language)}00`,
    number: 1001 + languages.indexOf(language),
    title: 'Nový web: Strechár',
    language,
    answers,
    estimate: computed,
    estimateId: '01JD7Z0000000000000000EST1',
    fileCount: 0,
    origin: 'https://plumbline.example',
  };
}

/** Stores the request and its customer, so that mails can belong to it; for tests. */
export async function storeSampleRequest(
  db: Kysely<DatabaseSchema>,
  { id, number, language }: RequestToMail,
): Promise<void> {
  const common = { language, search_text: '', created_at: 0, updated_at: 0, version: 1 };
  const { name, email, phone, company } = sampleContact;
  await db
    .insertInto('customers')
    .values({ ...common, id: `${id} customer`, email_key: id, email, name, phone, company })
    .execute();
  await db
    .insertInto('service_requests')
    .values({
      ...common,
      id,
      number,
      confirmation_token: `${id} token`,
      idempotency_key: `${id} key`,
      payload_hash: 'hash',
      customer_id: `${id} customer`,
      estimate_id: null,
      source: 'configurator',
      currency: currencyOf[language],
      status: 'new',
      priority: 'medium',
      waiting_on: 'us',
      assignee_id: null,
      is_archived: 0,
      is_unread: 1,
      title: '',
      description: '',
      service: null,
      trade: null,
      answers: null,
      contact: '{}',
      estimate_minimum_minor: null,
      estimate_maximum_minor: null,
      value_eur_minor: 0,
      cancel_reason: null,
      first_response_at: null,
      created_day: '2026-11-21',
    })
    .execute();
}
