import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accountLimits, checkCredentials, emailKey, passwordKey, usernameKey } from './account.ts';

/** The first rule that a pair of username and password breaks. */
function ruleFor(username: string, password: string): 'too-short' | 'too-long' | null {
  return checkCredentials({ username, password })[0]?.rule ?? null;
}

test('F1 a username has 3 to 60 characters and a password 6 to 256, both ends included', () => {
  const cases: [username: number, password: number, rule: 'too-short' | 'too-long' | null][] = [
    [2, 6, 'too-short'],
    [3, 5, 'too-short'],
    [3, 6, null],
    [60, 256, null],
    [61, 256, 'too-long'],
    [60, 257, 'too-long'],
    [2, 257, 'too-short'],
    [0, 0, 'too-short'],
  ];
  for (const [username, password, rule] of cases) {
    assert.equal(ruleFor('x'.repeat(username), 'y'.repeat(password)), rule, `${username} and ${password}`);
  }
});

test('F1 space around a username does not count towards its length, space in a password does', () => {
  assert.equal(ruleFor('  Jo  ', 'tajomstvo'), 'too-short');
  assert.equal(ruleFor(` ${'x'.repeat(60)} `, 'tajomstvo'), null);
  assert.equal(ruleFor('Jana', '      '), null);
});

test('F1 characters are counted as people see them typed, not as UTF-16 units', () => {
  assert.equal(ruleFor('🔧🔨', 'tajomstvo'), 'too-short');
  assert.equal(ruleFor('🔧🔨🪛', '🔑🔑🔑🔑🔑🔑'), null);
  assert.equal(ruleFor('Jana', '🔑🔑🔑🔑🔑'), 'too-short');
});

test('F1 names within the limits pass with any password within the limits', () => {
  const within = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    fc
      .array(fc.constantFrom('a', 'Ž', 'ø', '7', '🔧'), { minLength: minimum, maxLength: maximum })
      .map((all) => all.join(''));
  const rule = (username: string, password: string) => assert.equal(ruleFor(username, password), null);
  fc.assert(fc.property(within(accountLimits.username), within(accountLimits.password), rule));
});

test('F1 case, surrounding space and composition make no second person of a username or an address', () => {
  for (const keyOf of [usernameKey, emailKey]) {
    assert.equal(keyOf('  ŽANETA@Dielňa.sk '), 'žaneta@dielňa.sk');
    assert.equal(keyOf('Žaneta'.normalize('NFD')), keyOf('žaneta'));
    assert.notEqual(keyOf('žaneta'), keyOf('zaneta'));
  }
});

test('F1 the key of a key is the key itself, in the letters of the four languages', () => {
  const letters = [...'aáäčďéěíĺľňóôŕřšťúůýžæøåé'].flatMap((letter) => [letter, letter.normalize('NFD')]);
  const characters = [...letters, ...letters.map((letter) => letter.toUpperCase()), ' ', '7', '🔧'];
  const isStable = (name: string) => assert.equal(usernameKey(usernameKey(name)), usernameKey(name));
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 60 }), isStable));
});

test('F6 a raised minimum holds for passwords and for nothing else', () => {
  const raised = (password: string) => checkCredentials({ username: 'Ján', password }, 10);
  assert.deepEqual(raised('x'.repeat(9)), [{ field: 'password', rule: 'too-short', limit: 10 }]);
  assert.deepEqual(raised('x'.repeat(10)), []);
});

test('F6 passwords are compared with known ones whatever their case and composition', () => {
  assert.equal(passwordKey('Žirafa'.normalize('NFD')), 'žirafa');
  assert.notEqual(passwordKey(' heslo'), passwordKey('heslo'));
});
