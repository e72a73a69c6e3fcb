import type * as z from 'zod/mini';
import { type JsonSchema, branchesOf, jsonSchemaOf } from '#server/http/openapi/openapi-schema.ts';

/** The smallest value that fits a schema, so that a call reaches its use case; rules in code may still refuse it. */
export function minimalInput(schema: z.ZodMiniType): Record<string, unknown> {
  const described = known.get(schema) ?? jsonSchemaOf(schema, 'input');
  known.set(schema, described);
  return smallestOf(described) as Record<string, unknown>;
}

/** Describing a schema takes longer than a call. */
const known = new WeakMap<z.ZodMiniType, JsonSchema>();

/** Texts for the patterns of the contracts: an id, a day, a month, a word, a number. */
const samples = ['0'.repeat(26), '2026-01-01', '2026-01', 'x', '1'];

/** The smallest value that fits a schema. */
export function smallestOf(schema: JsonSchema): unknown {
  const choices = branchesOf(schema);
  if (choices) return smallestOf(choices.find((choice) => choice.type === 'null') ?? choices[0] ?? {});
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema['const'];
  const [type] = [schema.type].flat();
  return typeof type === 'string' ? makers[type]?.(schema) : undefined;
}

const makers: Record<string, (schema: JsonSchema) => unknown> = {
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(required.map((name) => [name, smallestOf(properties[name] ?? {})])),
  array: ({ minItems = 0, items = {} }) => Array.from({ length: Number(minItems) }, () => smallestOf(items)),
  string: ({ pattern, minLength = 0 }) =>
    typeof pattern === 'string'
      ? samples.find((each) => new RegExp(pattern).test(each))
      : 'x'.repeat(Number(minLength)),
  integer: ({ minimum }) => Math.max(0, Number(minimum ?? 0)),
  number: ({ minimum }) => Math.max(0, Number(minimum ?? 0)),
  boolean: () => false,
  null: () => null,
};
