/** Categories of spec §4. */
export const errorCategories = [
  'network',
  'validation',
  'authentication',
  'authorization',
  'ai_service',
  'form',
  'chat',
  'quote',
  'component',
  'not_found',
  'rate_limit',
  'database',
  'internal',
  'external_api',
  'unknown',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** Severity of each category (spec §4); what the source does not list is medium. */
export const severityOf: Record<ErrorCategory, Severity> = {
  component: 'critical',
  database: 'critical',
  internal: 'critical',
  authentication: 'high',
  authorization: 'high',
  ai_service: 'high',
  external_api: 'medium',
  quote: 'medium',
  chat: 'medium',
  unknown: 'medium',
  network: 'low',
  validation: 'low',
  form: 'low',
  not_found: 'low',
  rate_limit: 'low',
};

/** What can go wrong on purpose: each code with its HTTP status and category. Texts stand in the locales' `errors`. */
export const errorCodes = {
  'invalid-input': { status: 400, category: 'validation' },
  'malformed-body': { status: 400, category: 'validation' },
  'sign-in-required': { status: 401, category: 'authentication' },
  'wrong-credentials': { status: 401, category: 'authentication' },
  'second-factor-needed': { status: 401, category: 'authentication' },
  'wrong-code': { status: 401, category: 'authentication' },
  'passkey-refused': { status: 401, category: 'authentication' },
  'password-wrong': { status: 400, category: 'validation' },
  'csrf-token-invalid': { status: 403, category: 'authorization' },
  'access-denied': { status: 403, category: 'authorization' },
  'second-factor-required': { status: 403, category: 'authorization' },
  'foreign-origin': { status: 403, category: 'authorization' },
  'not-found': { status: 404, category: 'not_found' },
  'idempotency-key-reused': { status: 409, category: 'form' },
  'username-taken': { status: 409, category: 'validation' },
  'changed-meanwhile': { status: 409, category: 'form' },
  'move-not-allowed': { status: 409, category: 'form' },
  'reason-required': { status: 400, category: 'validation' },
  'request-is-bound': { status: 409, category: 'form' },
  'undo-too-late': { status: 409, category: 'form' },
  'too-many-selected': { status: 409, category: 'form' },
  'last-administrator': { status: 409, category: 'form' },
  'customer-known': { status: 409, category: 'form' },
  'customer-has-requests': { status: 409, category: 'form' },
  'mail-not-resendable': { status: 409, category: 'form' },
  'quote-not-generated': { status: 409, category: 'quote' },
  'link-invalid': { status: 410, category: 'authorization' },
  'setup-link-invalid': { status: 410, category: 'authorization' },
  'body-too-large': { status: 413, category: 'validation' },
  'unsupported-media-type': { status: 415, category: 'validation' },
  'sent-too-fast': { status: 429, category: 'rate_limit' },
  'too-many-requests': { status: 429, category: 'rate_limit' },
  'internal-error': { status: 500, category: 'internal' },
  'database-unavailable': { status: 503, category: 'database' },
} as const satisfies Record<string, { status: number; category: ErrorCategory }>;
export type ErrorCode = keyof typeof errorCodes;
