import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkedText } from './linked-text.ts';
import { changeWindowMs, excerptOf, mayChange, positionOf, positionText, threadLimits } from './thread.ts';

const own = { isOwn: true, at: 1000, isDeleted: false, isWrittenHere: true };

test('I2 only one’s own message, written here, may be changed, and only for ten minutes', () => {
  const table: [change: Partial<typeof own>, passed: number, may: boolean][] = [
    [{}, 0, true],
    [{}, changeWindowMs - 1, true],
    [{}, changeWindowMs, false],
    [{ isOwn: false }, 0, false],
    [{ isDeleted: true }, 0, false],
    [{ isWrittenHere: false }, 0, false],
  ];
  for (const [change, passed, may] of table) {
    assert.equal(mayChange({ ...own, ...change }, own.at + passed), may, JSON.stringify([change, passed]));
  }
});

test('I2 a place in a thread is read back from its text, and nothing else is one', () => {
  const place = { at: 1_732_000_000_123, id: '01JDABCDEFGHJKMNPQRSTVWXYZ' };
  assert.deepEqual(positionOf(positionText(place)), place);
  for (const text of [undefined, '', '5', 'x-01JDABCDEFGHJKMNPQRSTVWXYZ', '5-short', '5-01JDABCDEFGHJKMNPQRSTVWXYZ ']) {
    assert.equal(positionOf(text), null);
  }
});

test('I2 a quotation is one line of the beginning of a message', () => {
  assert.equal(excerptOf(' Dobrý deň,\n\nposielam  logo. '), 'Dobrý deň, posielam logo.');
  const long = excerptOf('ž'.repeat(threadLimits.message));
  assert.deepEqual([[...long].length, long.endsWith('ž…')], [threadLimits.excerpt, true]);
});

test('I2 addresses of pages become links, and nothing else does', () => {
  const table: [body: string, links: string[]][] = [
    ['Pozrite https://nahlad.example/a?b=c#d, prosím.', ['https://nahlad.example/a?b=c#d']],
    ['(viď http://a.example/x(1))', ['http://a.example/x(1)']],
    ['HTTPS://A.EXAMPLE a http://b.example!', ['HTTPS://A.EXAMPLE', 'http://b.example']],
    ['javascript:alert(1) data:text/html,x file:///etc ftp://a.example www.a.example', []],
    ['https://', []],
    ['https://jana:heslo@a.example/', []],
    ['xhttps://a.example', []],
    ['„https://a.example/ž“', ['https://a.example/ž']],
  ];
  for (const [body, links] of table) {
    const parts = linkedText(body);
    assert.equal(parts.map(({ text }) => text).join(''), body, 'no letter is lost');
    assert.deepEqual(
      parts.filter(({ kind }) => kind === 'link').map(({ text }) => text),
      links,
      body,
    );
  }
});
