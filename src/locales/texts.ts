import type { Translated } from './translated.ts';
import type { Language } from '#domain/languages.ts';
import { accounts as accountsSk } from './sk/accounts.ts';
import { common as commonSk } from './sk/common.ts';
import { configurator as configuratorSk } from './sk/configurator.ts';
import { confirmation as confirmationSk } from './sk/confirmation.ts';
import { emails as emailsSk } from './sk/emails.ts';
import { errors as errorsSk } from './sk/errors.ts';
import { estimates as estimatesSk } from './sk/estimates.ts';
import { home as homeSk } from './sk/home.ts';
import { serviceRequests as serviceRequestsSk } from './sk/service-requests.ts';
import { validation as validationSk } from './sk/validation.ts';
import { accounts as accountsCs } from './cs/accounts.ts';
import { common as commonCs } from './cs/common.ts';
import { configurator as configuratorCs } from './cs/configurator.ts';
import { confirmation as confirmationCs } from './cs/confirmation.ts';
import { emails as emailsCs } from './cs/emails.ts';
import { errors as errorsCs } from './cs/errors.ts';
import { estimates as estimatesCs } from './cs/estimates.ts';
import { home as homeCs } from './cs/home.ts';
import { serviceRequests as serviceRequestsCs } from './cs/service-requests.ts';
import { validation as validationCs } from './cs/validation.ts';
import { accounts as accountsDa } from './da/accounts.ts';
import { common as commonDa } from './da/common.ts';
import { configurator as configuratorDa } from './da/configurator.ts';
import { confirmation as confirmationDa } from './da/confirmation.ts';
import { emails as emailsDa } from './da/emails.ts';
import { errors as errorsDa } from './da/errors.ts';
import { estimates as estimatesDa } from './da/estimates.ts';
import { home as homeDa } from './da/home.ts';
import { serviceRequests as serviceRequestsDa } from './da/service-requests.ts';
import { validation as validationDa } from './da/validation.ts';
import { accounts as accountsEn } from './en/accounts.ts';
import { common as commonEn } from './en/common.ts';
import { configurator as configuratorEn } from './en/configurator.ts';
import { confirmation as confirmationEn } from './en/confirmation.ts';
import { emails as emailsEn } from './en/emails.ts';
import { errors as errorsEn } from './en/errors.ts';
import { estimates as estimatesEn } from './en/estimates.ts';
import { home as homeEn } from './en/home.ts';
import { serviceRequests as serviceRequestsEn } from './en/service-requests.ts';
import { validation as validationEn } from './en/validation.ts';

/** Slovak texts with plain strings in place of literals: the shape that every language has. */
export type Areas = {
  accounts: typeof accountsSk;
  common: typeof commonSk;
  configurator: typeof configuratorSk;
  confirmation: typeof confirmationSk;
  emails: typeof emailsSk;
  errors: typeof errorsSk;
  estimates: typeof estimatesSk;
  home: typeof homeSk;
  serviceRequests: typeof serviceRequestsSk;
  validation: typeof validationSk;
};
export type Area = keyof Areas;

/** Every text of the product, by language and area (B1). */
export const texts: Record<Language, { [A in Area]: Translated<Areas[A]> }> = {
  sk: {
    accounts: accountsSk,
    common: commonSk,
    configurator: configuratorSk,
    confirmation: confirmationSk,
    emails: emailsSk,
    errors: errorsSk,
    estimates: estimatesSk,
    home: homeSk,
    serviceRequests: serviceRequestsSk,
    validation: validationSk,
  },
  cs: {
    accounts: accountsCs,
    common: commonCs,
    configurator: configuratorCs,
    confirmation: confirmationCs,
    emails: emailsCs,
    errors: errorsCs,
    estimates: estimatesCs,
    home: homeCs,
    serviceRequests: serviceRequestsCs,
    validation: validationCs,
  },
  da: {
    accounts: accountsDa,
    common: commonDa,
    configurator: configuratorDa,
    confirmation: confirmationDa,
    emails: emailsDa,
    errors: errorsDa,
    estimates: estimatesDa,
    home: homeDa,
    serviceRequests: serviceRequestsDa,
    validation: validationDa,
  },
  en: {
    accounts: accountsEn,
    common: commonEn,
    configurator: configuratorEn,
    confirmation: confirmationEn,
    emails: emailsEn,
    errors: errorsEn,
    estimates: estimatesEn,
    home: homeEn,
    serviceRequests: serviceRequestsEn,
    validation: validationEn,
  },
};
