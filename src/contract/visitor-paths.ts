/* Paths of what visitors' pages call, apart from the descriptions of these calls, which a page need not load to make them. */

/** Where visitors' submissions go. */
export const submissionPaths = {
  'service-request': '/api/service-requests',
  contact: '/api/contact-messages',
} as const;

/** Where choices about cookies are recorded. */
export const consentPath = '/api/consents';

/** Where the token is that every changing call sends back. */
export const csrfTokenPath = '/api/csrf-token';
