import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEasyToGuess } from './guessable-passwords.ts';

const isEasy = (password: string, username = 'Jana') => isEasyToGuess({ username, password });

test('F6 passwords that many people have are easy to guess, in any case', async () => {
  for (const password of ['123456', 'password', 'PassWord', 'iloveyou', 'qwerty123', 'dragon']) {
    assert.equal(await isEasy(password), true, password);
  }
});

test('F6 the own name and the firm’s are easy to guess', async () => {
  assert.equal(await isEasy('žirafa-1', 'Žirafa-1'), true);
  assert.equal(await isEasy('Žirafa-1'.normalize('NFD'), 'žirafa-1'), true);
  assert.equal(await isEasy('PLUMBLINE'), true);
});

test('F6 others are not', async () => {
  for (const password of ['kladivo a klince', 'heslo pre Janu', '123456 a ešte niečo']) {
    assert.equal(await isEasy(password), false, password);
  }
});
