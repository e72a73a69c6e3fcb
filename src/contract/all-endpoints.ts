import {
  askForPasswordReset,
  createFirstAdministrator,
  getCurrentUser,
  logIn,
  logInWithCode,
  logOut,
  register,
  resetPassword,
  verifyEmail,
} from './accounts.ts';
import { getCsrfToken } from './csrf-token.ts';
import { listAuditEntries } from './audit.ts';
import { createConsent } from './consent.ts';
import { sendContactMessage } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { changeErrorState, getErrorGroup, listErrorGroups, reportError } from './errors.ts';
import { createEstimate } from './estimates.ts';
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  resendVerification,
} from './own-account.ts';
import { getPriceBook } from './price-book.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  confirmTotp,
  disableTotp,
  logInWithPasskey,
  removePasskey,
  renewRecoveryCodes,
} from './second-factor.ts';
import { getServiceRequest, listServiceRequests, submitServiceRequest } from './service-requests.ts';
import { changeSecuritySettings, getSecuritySettings } from './settings.ts';

/** Every call of the HTTP interface by its name, in the groups by which it is read (J2). */
export const endpointGroups = {
  'Signing in': {
    getCsrfToken,
    getCurrentUser,
    logIn,
    logInWithCode,
    beginPasskeyLogin,
    logInWithPasskey,
    logOut,
    register,
    askForPasswordReset,
    resetPassword,
    verifyEmail,
    createFirstAdministrator,
  },
  'Own account': {
    getOwnAccount,
    changePassword,
    changeEmail,
    resendVerification,
    listOwnSessions,
    endOwnSession,
    endOtherSessions,
    beginTotp,
    confirmTotp,
    disableTotp,
    renewRecoveryCodes,
    beginPasskey,
    addPasskey,
    removePasskey,
  },
  'Prices and requests': { getPriceBook, createEstimate, submitServiceRequest, sendContactMessage, createConsent },
  Errors: { reportError },
  'Back office': {
    listServiceRequests,
    getServiceRequest,
    getSecuritySettings,
    changeSecuritySettings,
    listAuditEntries,
    listErrorGroups,
    getErrorGroup,
    changeErrorState,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

/** Every endpoint with the name under which it is declared. */
export const allEndpoints: readonly { name: string; group: string; endpoint: Endpoint }[] = Object.entries(
  endpointGroups,
).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name, group, endpoint })),
);
