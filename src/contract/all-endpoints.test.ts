import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;

test('J2 every endpoint that a file of the contract declares is listed under its name, once', async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'all-endpoints.ts',
  );
  const declared: string[] = [];
  for (const file of files) {
    const module = (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!isEndpoint(value)) continue;
      declared.push(name);
      assert.equal(allEndpoints.find((each) => each.name === name)?.endpoint, value, `${file} ${name}`);
    }
  }
  assert.ok(declared.length > 30, `${declared.length} endpoints`);
  assert.deepEqual(allEndpoints.map(({ name }) => name).toSorted(), declared.toSorted());
});

test('J2 no two endpoints answer the same method and path', () => {
  const calls = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, ':')}`);
  assert.equal(new Set(calls).size, calls.length);
});

/** The names of a call's inputs that are whole numbers, with the greatest that each takes. */
function wholeNumbersIn(schema: unknown, name = ''): { name: string; maximum: number }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity, properties = {}, ...parts } = schema as Record<string, unknown>;
  if (type === 'integer') return [{ name, maximum: Number(maximum) }];
  return [
    ...Object.entries(properties as object).flatMap(([key, part]) => wholeNumbersIn(part, key)),
    ...Object.values(parts).flatMap((part) =>
      (Array.isArray(part) ? part : [part]).flatMap((each) => wholeNumbersIn(each, name)),
    ),
  ];
}

test('J4 a version that a call takes leaves room for the next one in the integers of the database', () => {
  const versions = allEndpoints.flatMap(({ name: call, endpoint: { body, query } }) =>
    [body, query].flatMap((part) =>
      wholeNumbersIn(z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }))
        .filter(({ name }) => /version$/i.test(name))
        .map((found) => ({ call, ...found })),
    ),
  );
  assert.ok(versions.length > 50, `${versions.length} versions`);
  assert.deepEqual(
    versions.filter(({ maximum }) => maximum >= 2 ** 31 - 1),
    [],
  );
});
