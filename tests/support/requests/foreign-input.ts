import type * as z from 'zod/mini';
import { type JsonSchema, branchesOf, jsonSchemaOf } from '#server/http/openapi/openapi-schema.ts';
import { smallestOf } from './minimal-input.ts';

/** An input with an id in every place that takes it, also the optional ones, and how many places take texts like ids alone. */
export type ForeignInput = { value: unknown; places: number; named: number };

/** Puts an id into every place of a schema that takes it; everything else is as small as it may be. */
export const foreignInput = (schema: z.ZodMiniType, id: string): ForeignInput =>
  fill(jsonSchemaOf(schema, 'input'), id);

const nowhere = (schema: JsonSchema): ForeignInput => ({ value: smallestOf(schema), places: 0, named: 0 });

function fill(schema: JsonSchema, id: string): ForeignInput {
  const branches = branchesOf(schema);
  if (branches) {
    const [best] = branches.map((branch) => fill(branch, id)).toSorted((one, other) => other.places - one.places);
    return best && best.places > 0 ? best : nowhere(schema);
  }
  if (schema.enum || 'const' in schema) return nowhere(schema);
  const types = [schema.type].flat();
  if (types.includes('object')) return fillObject(schema, id);
  if (types.includes('array')) return fillArray(schema, id);
  return types.includes('string') ? fillText(schema, id) : nowhere(schema);
}

function fillObject({ properties = {}, required = [] }: JsonSchema, id: string): ForeignInput {
  const value: Record<string, unknown> = {};
  const sum = { places: 0, named: 0 };
  for (const [name, property] of Object.entries(properties)) {
    const inner = fill(property, id);
    if (inner.places === 0 && !required.includes(name)) continue;
    value[name] = inner.value;
    sum.places += inner.places;
    sum.named += inner.named;
  }
  return { value, ...sum };
}

function fillArray(schema: JsonSchema, id: string): ForeignInput {
  const item = fill(schema.items ?? {}, id);
  return item.places === 0 ? nowhere(schema) : { ...item, value: [item.value] };
}

/** A text that needs a form takes ids where the id fits it, and is for such texts alone unless it takes any words. */
function fillText(schema: JsonSchema, id: string): ForeignInput {
  const { pattern, maxLength = id.length } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern).test(id)) return nowhere(schema);
  if (Number(maxLength) < id.length) return nowhere(schema);
  return { value: id, places: 1, named: typeof pattern === 'string' ? 1 : 0 };
}
