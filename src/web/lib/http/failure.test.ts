import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCategories, errorCodes } from '#domain/errors/codes.ts';
import { ApiError, MalformedAnswerError, NetworkError } from './api.ts';
import { errorIdOf } from './error-id.ts';
import { failureOf, messageOf } from './failure.ts';

const answered = (status: number, text: string) => new ApiError({ status, statusText: '', text, retryAfter: null });
const ownBody = (category: string, severity: string) => ({
  code: Object.keys(errorCodes)[0],
  message: 'invalid form of the AI',
  category,
  severity,
  errorId: 'ERR_SERVER_1',
  timestamp: '2026-11-21T09:00:00.000Z',
});

test('J4 an answer of ours says its category, severity and id itself, whatever its words and status', () => {
  for (const category of errorCategories) {
    const error = answered(418, JSON.stringify(ownBody(category, 'high')));
    assert.deepEqual(failureOf(error), { category, status: 418 });
    assert.equal(errorIdOf(error), 'ERR_SERVER_1');
  }
});

test('J4 an answer that is not ours is known by its status and its words', () => {
  assert.deepEqual(failureOf(answered(502, '<h1>Bad Gateway</h1>')), { category: 'internal', status: 502 });
  assert.deepEqual(failureOf(answered(409, 'the quote has changed')), { category: 'quote', status: 409 });
  assert.deepEqual(failureOf(answered(404, '')), { category: 'not_found', status: 404 });
});

test('J4 errors without an answer: the connection, a malformed answer, and foreign ones by their words', () => {
  assert.deepEqual(failureOf(new NetworkError('anything')), { category: 'network', status: null });
  assert.deepEqual(failureOf(new MalformedAnswerError('anything')), { category: 'internal', status: null });
  assert.deepEqual(failureOf(new TypeError('x is not a function')), { category: 'unknown', status: null });
  assert.deepEqual(failureOf('Forbidden'), { category: 'authorization', status: null });
  assert.equal(messageOf(7), '7');
});

test('J4 an error made in the browser has one id, of ERR_, time and random letters', () => {
  const error = new Error('x');
  assert.match(errorIdOf(error), /^ERR_[0-9A-Z]+_[0-9A-Z]{1,8}$/);
  assert.equal(errorIdOf(error), errorIdOf(error));
  assert.notEqual(errorIdOf(error), errorIdOf(new Error('x')));
  assert.match(errorIdOf('thrown text'), /^ERR_/);
});
