import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taggedAddress, tagsIn } from './reply-tag.ts';

const code = '0123456789abcdef0123';

test('I2 the address of answers names request and code, whatever becomes of its letters on the way', () => {
  const address = taggedAddress('office@firma.example', { place: 'request', number: 1042, code });
  assert.equal(address, `office+r-1042-${code}@firma.example`);
  assert.deepEqual(tagsIn(['anna@kovac.example', address.toUpperCase()]), [{ place: 'request', number: 1042, code }]);
  const project = taggedAddress('office@firma.example', { place: 'project', number: 7, code });
  assert.deepEqual(tagsIn([String(project)]), [{ place: 'project', number: 7, code }]);
});

test('I2 an address without room for a tag, and one that is none, gets none', () => {
  assert.equal(taggedAddress(`${'o'.repeat(60)}@firma.example`, { place: 'request', number: 1042, code }), null);
  assert.equal(taggedAddress('firma.example', { place: 'request', number: 1042, code }), null);
  assert.deepEqual(tagsIn(['office+r-1042@firma.example', 'office+r-x-1@firma.example', '']), []);
});
