import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { serviceTypes, trades } from '#domain/configurator/answers.ts';
import { contactFields, fieldsToContact } from '#domain/contact/contact-details.ts';
import type { RequestDetails } from '#domain/service-requests/entry-rules.ts';

/** What can be edited about a request, in the order of the form. */
export const detailFields = ['title', 'description', 'service', 'trade', ...contactFields] as const;
export type DetailField = (typeof detailFields)[number];

/** The form as it stands; what is not chosen is empty. */
export type DetailValues = Record<DetailField, string>;

/** The form of a request. */
export function valuesOf({
  title,
  description,
  service,
  trade,
  contact,
}: Pick<RequestDetail, 'title' | 'description' | 'service' | 'trade' | 'contact'>): DetailValues {
  return { title, description, service: service ?? '', trade: trade ?? '', ...contact };
}

/** What a form says of a request. */
export function detailsOf(values: DetailValues): RequestDetails {
  const { title, description, service, trade } = values;
  return {
    title,
    description,
    service: serviceTypes.find((each) => each === service) ?? null,
    trade: trades.find((each) => each === trade) ?? null,
    contact: fieldsToContact(values),
  };
}
