/** Where visitors' submissions go, apart from the description of these calls, which a page need not load to make them. */
export const submissionPaths = {
  'service-request': '/api/service-requests',
  contact: '/api/contact-messages',
} as const;
