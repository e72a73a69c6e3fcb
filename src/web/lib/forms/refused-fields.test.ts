import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../http/api.ts';
import { refusedFields } from './refused-fields.ts';

function refusal(code: string, fields: readonly string[]): ApiError {
  const details = fields.map((field) => ({ field, rule: 'email', message: `${field} is wrong` }));
  const body = { code, message: 'Refused', category: 'validation', severity: 'low', errorId: 'ERR_A', timestamp: '' };
  const text = JSON.stringify({ ...body, details });
  return new ApiError({ status: 400, statusText: '', text, retryAfter: null });
}

const fields = ['name', 'email', 'newPassword'] as const;

test('G5 what the server refuses is shown at the fields of the form, whatever their names in the call', () => {
  assert.deepEqual(refusedFields(refusal('invalid-input', ['email', 'other']), { fields }), {
    email: 'email is wrong',
  });
  assert.deepEqual(refusedFields(refusal('invalid-input', ['contact.name']), { fields }), {
    name: 'contact.name is wrong',
  });
  const sentAs = { password: 'newPassword' } as const;
  assert.deepEqual(refusedFields(refusal('invalid-input', ['password']), { fields, sentAs }), {
    newPassword: 'password is wrong',
  });
});

test('F4 an error code that belongs to a field is shown there when the response names none', () => {
  const fieldOfCode = { 'password-wrong': 'newPassword' } as const;
  assert.deepEqual(refusedFields(refusal('password-wrong', []), { fields, fieldOfCode }), { newPassword: 'Refused' });
  assert.deepEqual(refusedFields(refusal('password-wrong', ['name']), { fields, fieldOfCode }), {
    name: 'name is wrong',
  });
  assert.deepEqual(refusedFields(new Error('network'), { fields, fieldOfCode }), {});
});
