import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCategories, severities, severityOf } from '#domain/errors/codes.ts';
import { ApiError, NetworkError } from '../../lib/http/api.ts';
import { describeCrash, describeError } from './describe-error.ts';
import { isFirstReport } from './first-report.ts';

const answered = (category: string, severity: string) => {
  const body = { code: 'x', message: 'Nejde to', category, severity, errorId: 'ERR_SERVER_1', timestamp: 'now' };
  return new ApiError({ status: 409, statusText: '', text: JSON.stringify(body), retryAfter: null });
};

test('J4 an error response of the server keeps its category, severity and id', () => {
  for (const category of errorCategories) {
    for (const severity of severities) {
      const { stack, ...told } = describeError(answered(category, severity));
      assert.deepEqual(told, { id: 'ERR_SERVER_1', category, severity, status: 409, message: 'Nejde to' });
      assert.match(stack, /describe-error\.test/);
    }
  }
});

test('J4 any other error has the severity of its category', () => {
  assert.equal(describeError(new NetworkError('x')).severity, severityOf.network);
  assert.equal(describeError(new Error('Forbidden')).severity, severityOf.authorization);
  assert.equal(describeError('thrown text').message, 'thrown text');
});

test('J5 an error of rendering has the category component, unless a call or a file failed', () => {
  assert.deepEqual(pick(new TypeError('form is not defined')), ['component', 'critical']);
  assert.deepEqual(pick(new Error('Minified React error')), ['component', 'critical']);
  assert.deepEqual(pick(answered('quote', 'medium')), ['quote', 'medium']);
  assert.deepEqual(pick(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')), [
    'network',
    'low',
  ]);
});

const pick = (error: unknown) => {
  const { category, severity } = describeCrash(error);
  return [category, severity];
};

test('J4 an error is reported once', () => {
  const error = new Error('x');
  assert.deepEqual([isFirstReport(error), isFirstReport(error), isFirstReport(new Error('x'))], [true, false, true]);
});
