import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinNumbers, withoutJoiners } from './line-joiners.ts';

test('G7 no line ends within the number of a document; other hyphens stay as they are', () => {
  const subject = 'Faktúra k prijatej platbe č. ZD2027-0003, ponuka č. 2026-0042-R2, e-mail, Jana Nová-Malá';
  const joined = joinNumbers(subject);
  assert.equal(joined, subject.replace('ZD2027-', 'ZD2027-\u2060').replace('2026-0042-', '2026-\u20600042-\u2060'));
  assert.equal(withoutJoiners(joined), subject);
});
