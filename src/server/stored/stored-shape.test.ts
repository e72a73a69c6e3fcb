import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { StoredValueError, defineShape } from './stored-shape.ts';
import { choiceOf, choicesOf, listOf, orElse, text } from './tolerant.ts';

const schema = z.object({
  name: z.string(),
  colour: choiceOf(['red', 'green']),
  tools: choicesOf(['saw', 'axe']),
  owner: orElse(z.object({ name: text }), { name: '' }),
});
const shape = defineShape({ name: 'thing', schema });
const thing = { name: 'A', colour: 'red', tools: ['saw'], owner: { name: 'Eva' } } as const;

/** The same shape one release later: `title` became `name`. */
const later = defineShape({
  name: 'thing',
  schema,
  upgrades: [(value) => ({ ...(value as object), name: (value as { title: string }).title })],
});

test('K8 a value of version 1 is written as it always was, without its version', () => {
  assert.equal(shape.write({ ...thing, tools: ['saw'] }), JSON.stringify(thing));
  assert.deepEqual(shape.read(JSON.stringify(thing), 'things 1'), thing);
});

test('K8 an older value is upgraded step by step, and written with its new version', () => {
  const before = JSON.stringify({ title: 'A', colour: 'red', tools: [] });
  const value = later.read(before, 'things 1');
  assert.deepEqual(value, { name: 'A', colour: 'red', tools: [], owner: { name: '' } });
  const written = JSON.parse(later.write(value, before)) as object;
  assert.deepEqual(written, { shapeVersion: 2, title: 'A', name: 'A', colour: 'red', tools: [] });
  assert.deepEqual(later.read(JSON.stringify(written), 'things 1'), value, 'no step runs a second time');
});

test('K8 a value of a later version is read as far as it is known, and keeps its version', () => {
  const before = JSON.stringify({ shapeVersion: 3, ...thing, smell: 'wood' });
  assert.deepEqual(shape.read(before, 'things 1'), thing);
  const written = JSON.parse(shape.write({ ...thing, name: 'B', tools: ['axe'] }, before)) as object;
  assert.deepEqual(written, { shapeVersion: 3, ...thing, name: 'B', tools: ['axe'], smell: 'wood' });
});

test('K8 unknown members of lists and choices are not seen, and stay unless their part is changed', () => {
  const stored = { ...thing, colour: 'ultraviolet', tools: ['laser', 'saw'], owner: { name: 'Eva', age: 40 } };
  const before = JSON.stringify(stored);
  const seen = shape.read(before, 'things 1');
  assert.deepEqual([seen.colour, seen.tools, seen.owner], [null, ['saw'], { name: 'Eva' }]);
  assert.deepEqual(JSON.parse(shape.write({ ...seen, name: 'B' }, before)), { ...stored, name: 'B' });
  const changed = { ...seen, colour: 'green', tools: ['axe'], owner: { name: 'Ida' } } as const;
  assert.deepEqual(JSON.parse(shape.write({ ...changed, tools: ['axe'] }, before)), {
    ...stored,
    colour: 'green',
    tools: ['axe'],
    owner: { name: 'Ida', age: 40 },
  });
});

test('K8 a key that a change takes away is taken away, and a part that is replaced by null, too', () => {
  const loose = defineShape<Record<string, unknown>>({ name: 'facts', schema: z.record(z.string(), z.unknown()) });
  assert.equal(loose.write({ b: null }, '{"a":1,"b":{"c":2}}'), '{"b":null}');
});

test('K8 a damaged value reads as its fallback, or is an error that names the row and quotes nothing', () => {
  const safe = defineShape({ name: 'thing', schema, fallback: { ...thing, tools: [] } });
  for (const damaged of ['', '{"name":', '[]', 'null', '7', '{"name":"secret words","colour":3', '{"name":8}']) {
    assert.deepEqual(safe.read(damaged, 'things 1'), { ...thing, tools: [] }, damaged);
    assert.throws(
      () => shape.read(damaged, 'things 1'),
      (error) => error instanceof StoredValueError && error.code === 'things 1' && !error.message.includes('secret'),
    );
  }
  assert.throws(() => shape.read('{"name":8}', 'things 1'), /^StoredValueError: things 1 .*no thing \(name\)/);
  assert.throws(() => later.read('null', 'things 1'), /an upgrade step failed/);
});

test('K8 a change of a damaged value is written as it is', () => {
  assert.deepEqual(JSON.parse(shape.write({ ...thing, tools: [] }, '{"name":')), { ...thing, tools: [] });
  assert.deepEqual(JSON.parse(shape.write({ ...thing, tools: [] }, '{"name":8,"x":1}')), { ...thing, tools: [] });
});

test('K8 lists of values keep what has no keys to hold a version', () => {
  const list = defineShape({ name: 'list', schema: listOf(z.string()) });
  assert.deepEqual(list.read('["a",1,{"b":2}]', 'lists 1'), ['a']);
  assert.equal(list.write(['a'], '["a",1]'), '["a",1]');
  assert.equal(list.write(['b'], '["a",1]'), '["b"]');
});
