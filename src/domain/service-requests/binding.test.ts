import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBound } from './binding.ts';
import { requestStatuses } from './status.ts';

const bound = ['quote_sent', 'awaiting_signature', 'awaiting_payment', 'in_progress', 'completed'];

test('G3 a sent quote binds a request, in that status and in every later one', () => {
  for (const status of requestStatuses) {
    assert.equal(isBound({ status, reached: [] }), bound.includes(status), status);
    for (const reached of requestStatuses) {
      const isExpected = bound.includes(status) || bound.includes(reached);
      assert.equal(isBound({ status, reached: ['in_review', reached] }), isExpected, `${status} after ${reached}`);
    }
  }
});
