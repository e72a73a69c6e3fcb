import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registrationFailure } from './registration-failure.ts';

test('F1 a refusal that speaks of a taken name or of lengths gets the sentence of the specification', () => {
  for (const message of ['Username already exists', 'Meno už existuje.', 'UŽ EXISTUJE'])
    assert.deepEqual(registrationFailure(message), { kind: 'taken' });
  for (const message of ['Username must be at least 3 characters', 'Heslo musí mať aspoň 6 znakov', 'Aspoň tri znaky'])
    assert.deepEqual(registrationFailure(message), { kind: 'too-short', minimum: 6 });
});

test('F6 a raised minimum stands in the sentence', () => {
  const message = 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 12 znakov.';
  assert.deepEqual(registrationFailure(message), { kind: 'too-short', minimum: 12 });
});

test('F1 any other words are shown as given, and silence as a failure', () => {
  assert.deepEqual(registrationFailure('Skúste to zajtra.'), { kind: 'given', text: 'Skúste to zajtra.' });
  for (const silence of ['', '  ']) assert.deepEqual(registrationFailure(silence), { kind: 'unknown' });
});
