import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ErrorCategory,
  type ErrorCode,
  type Severity,
  errorCategories,
  errorCodes,
  severities,
  severityOf,
} from './codes.ts';

/** Severities of spec §4; what it does not list is medium, its default. */
const listed: Record<Severity, ErrorCategory[]> = {
  critical: ['component', 'database', 'internal'],
  high: ['authentication', 'authorization', 'ai_service'],
  medium: ['external_api', 'quote', 'chat', 'unknown'],
  low: ['network', 'validation', 'form', 'not_found', 'rate_limit'],
};

/** Statuses that mean one category (spec §8); the others leave it open. */
const categoryOfStatus = new Map<number, ErrorCategory>([
  [400, 'validation'],
  [401, 'authentication'],
  [403, 'authorization'],
  [404, 'not_found'],
  [413, 'validation'],
  [415, 'validation'],
  [429, 'rate_limit'],
  [500, 'internal'],
]);

/** Each code as the server answers it, with the severity that follows. */
const answers: Record<ErrorCode, [status: number, category: ErrorCategory, severity: Severity]> = {
  'invalid-input': [400, 'validation', 'low'],
  'malformed-body': [400, 'validation', 'low'],
  'sign-in-required': [401, 'authentication', 'high'],
  'wrong-credentials': [401, 'authentication', 'high'],
  'second-factor-needed': [401, 'authentication', 'high'],
  'wrong-code': [401, 'authentication', 'high'],
  'passkey-refused': [401, 'authentication', 'high'],
  'password-wrong': [400, 'validation', 'low'],
  'csrf-token-invalid': [403, 'authorization', 'high'],
  'access-denied': [403, 'authorization', 'high'],
  'proof-needed': [403, 'authorization', 'high'],
  'second-factor-required': [403, 'authorization', 'high'],
  'foreign-origin': [403, 'authorization', 'high'],
  'not-found': [404, 'not_found', 'low'],
  'method-not-allowed': [405, 'not_found', 'low'],
  'idempotency-key-reused': [409, 'form', 'low'],
  'username-taken': [409, 'validation', 'low'],
  'changed-meanwhile': [409, 'form', 'low'],
  'move-not-allowed': [409, 'form', 'low'],
  'reason-required': [400, 'validation', 'low'],
  'step-not-allowed': [409, 'form', 'low'],
  'change-unsigned': [409, 'form', 'low'],
  'project-is-over': [409, 'quote', 'medium'],
  'timer-too-long': [409, 'form', 'low'],
  'milestones-open': [409, 'form', 'low'],
  'request-is-bound': [409, 'form', 'low'],
  'undo-too-late': [409, 'form', 'low'],
  'reply-has-left': [409, 'form', 'low'],
  'too-many-selected': [409, 'form', 'low'],
  'last-administrator': [409, 'form', 'low'],
  'account-still-needed': [409, 'form', 'low'],
  'firm-full': [409, 'form', 'low'],
  'owner-needed': [409, 'form', 'low'],
  'customer-known': [409, 'form', 'low'],
  'customer-has-requests': [409, 'form', 'low'],
  'customer-has-records': [409, 'form', 'low'],
  'on-legal-hold': [409, 'form', 'low'],
  'mail-not-resendable': [409, 'form', 'low'],
  'estimate-not-generated': [409, 'quote', 'medium'],
  'quote-is-frozen': [409, 'quote', 'medium'],
  'quote-is-signed': [409, 'quote', 'medium'],
  'quote-has-number': [409, 'quote', 'medium'],
  'request-is-cancelled': [409, 'quote', 'medium'],
  'link-on-its-way': [409, 'quote', 'medium'],
  'quote-has-left': [409, 'quote', 'medium'],
  'quote-superseded': [410, 'quote', 'medium'],
  'quote-withdrawn': [410, 'quote', 'medium'],
  'attachment-type': [415, 'validation', 'low'],
  'attachment-too-large': [413, 'validation', 'low'],
  'attachment-too-many': [409, 'validation', 'low'],
  'attachment-unsafe': [422, 'validation', 'low'],
  'attachment-unreadable': [422, 'validation', 'low'],
  'attachment-busy': [423, 'form', 'low'],
  'files-unavailable': [503, 'external_api', 'medium'],
  'file-not-kept': [503, 'external_api', 'medium'],
  'link-invalid': [410, 'authorization', 'high'],
  'setup-link-invalid': [410, 'authorization', 'high'],
  'setup-done': [410, 'authorization', 'high'],
  'other-address': [403, 'authorization', 'high'],
  'links-not-mailed': [409, 'form', 'low'],
  'body-too-large': [413, 'validation', 'low'],
  'unsupported-media-type': [415, 'validation', 'low'],
  'sent-too-fast': [429, 'rate_limit', 'low'],
  'too-many-requests': [429, 'rate_limit', 'low'],
  'internal-error': [500, 'internal', 'critical'],
  'server-busy': [503, 'internal', 'critical'],
  'database-unavailable': [503, 'database', 'critical'],
};

const codes = Object.entries(errorCodes) as [ErrorCode, { status: number; category: ErrorCategory }][];

test('J4 every error code is answered with its status, category and severity', () => {
  for (const [code, { status, category }] of codes) {
    assert.deepEqual([status, category, severityOf[category]], answers[code], code);
  }
  assert.equal(codes.length, Object.keys(answers).length);
});

test('J4 the categories are the fifteen of spec §4, each with its severity', () => {
  assert.equal(errorCategories.length, 15);
  assert.deepEqual(new Set(Object.values(listed).flat()), new Set(errorCategories));
  for (const severity of severities) {
    const found = errorCategories.filter((category) => severityOf[category] === severity);
    assert.deepEqual(new Set(found), new Set(listed[severity]), severity);
  }
});

test('J4 a status that means one category is used for that one only', () => {
  for (const [code, { status, category }] of codes) {
    assert.equal(category, categoryOfStatus.get(status) ?? category, code);
    assert.ok(Number.isInteger(status) && status >= 400 && status < 600, code);
  }
});

test('J4 what is the server’s own fault is critical, what the visitor can mend is not', () => {
  for (const [code, { status, category }] of codes) {
    const isOwnFault = status >= 500 && category !== 'external_api';
    assert.equal(severityOf[category] === 'critical', isOwnFault, code);
  }
});
