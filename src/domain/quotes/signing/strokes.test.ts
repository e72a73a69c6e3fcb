import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { signingLimits } from './signing-limits.ts';
import { beginStroke, drawOn, pathOfStroke, pointAt, readStrokes } from './strokes.ts';

const box = { left: 10, top: 20, width: 300, height: 100 };

test('H5 wherever a finger goes, its point is whole and in the box', () => {
  assert.deepEqual(pointAt({ x: 160, y: 70 }, box), [300, 100]);
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      (x, y) => {
        const [across, down] = pointAt({ x, y }, box);
        assert.ok(Number.isInteger(across) && across >= 0 && across <= 600);
        assert.ok(Number.isInteger(down) && down >= 0 && down <= 200);
      },
    ),
  );
});

test('H5 strokes grow by steps that can be seen and never beyond what can be sent', () => {
  const begun = beginStroke([], [0, 0]);
  assert.deepEqual(drawOn(begun, [1, 1]), begun, 'too short');
  assert.deepEqual(drawOn(begun, [2, 0]), [
    [
      [0, 0],
      [2, 0],
    ],
  ]);
  assert.deepEqual(drawOn([], [2, 0]), [], 'nothing was begun');
  const full = Array.from({ length: signingLimits.strokes }, () => [[0, 0]] as const);
  assert.equal(beginStroke(full, [1, 1]), full);
  const long = [Array.from({ length: signingLimits.points }, () => [0, 0] as const)];
  assert.equal(drawOn(long, [100, 100]), long);
});

test('H5 strokes are written as a path and read back from their field; anything else is none', () => {
  assert.equal(pathOfStroke([[1, 2]]), 'M1 2h0');
  assert.equal(
    pathOfStroke([
      [1, 2],
      [3, 4],
    ]),
    'M1 2L3 4',
  );
  assert.deepEqual(readStrokes('[[[1,2],[3,4]]]'), [
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  for (const text of ['', '{}', '[1]', '[[1]]', '[[[1.5,2]]]', '[[[1,2,3]]]', '[[["1",2]]]'])
    assert.deepEqual(readStrokes(text), []);
});
