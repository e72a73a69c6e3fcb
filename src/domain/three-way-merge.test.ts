import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { threeWayMerge } from './three-way-merge.ts';

const base = { name: 'Jana', phone: '', note: 'a' };

describe('threeWayMerge', () => {
  test('G5 changes to different fields are both kept without a conflict', () => {
    const merged = threeWayMerge({
      base,
      mine: { ...base, name: 'Jana K.' },
      theirs: { ...base, phone: '0900 123 456' },
    });
    assert.deepEqual(merged, { values: { name: 'Jana K.', phone: '0900 123 456', note: 'a' }, conflicts: [] });
  });

  test('G5 a field that both changed keeps the own value and is reported', () => {
    const merged = threeWayMerge({ base, mine: { ...base, note: 'b' }, theirs: { ...base, note: 'c', phone: '1' } });
    assert.deepEqual(merged, {
      values: { name: 'Jana', phone: '1', note: 'b' },
      conflicts: [{ field: 'note', mine: 'b', theirs: 'c' }],
    });
  });

  test('G5 the same change on both sides is no conflict', () => {
    const same = { ...base, note: 'b' };
    assert.deepEqual(threeWayMerge({ base, mine: same, theirs: same }), { values: same, conflicts: [] });
  });

  test('G5 values that are objects are compared by their content', () => {
    const logo = (png: string) => ({ logo: { png } });
    const merged = threeWayMerge({ base: logo('1'), mine: logo('1'), theirs: logo('2') });
    assert.deepEqual(merged, { values: logo('2'), conflicts: [] });
  });

  const value = fc.constantFrom('', 'a', 'b', 'c');
  const form = fc.record({ one: value, two: value, three: value }, { noNullPrototype: true });

  test('G5 no change of either side is lost, whatever both change', () => {
    fc.assert(
      fc.property(form, form, form, (start, mine, theirs) => {
        const { values, conflicts } = threeWayMerge({ base: start, mine, theirs });
        for (const field of ['one', 'two', 'three'] as const) {
          const isMine = mine[field] !== start[field];
          const isTheirs = theirs[field] !== start[field];
          assert.equal(values[field], isMine ? mine[field] : theirs[field]);
          assert.equal(
            conflicts.some((conflict) => conflict.field === field),
            isMine && isTheirs && mine[field] !== theirs[field],
          );
        }
      }),
    );
  });

  test('G5 without a change of the other side the form stays as it is, and without an own one theirs is taken', () => {
    fc.assert(
      fc.property(form, form, (start, changed) => {
        assert.deepEqual(threeWayMerge({ base: start, mine: changed, theirs: start }).values, changed);
        assert.deepEqual(threeWayMerge({ base: start, mine: start, theirs: changed }), {
          values: changed,
          conflicts: [],
        });
      }),
    );
  });
});
