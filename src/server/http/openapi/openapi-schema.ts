import * as z from 'zod/mini';

/** A JSON schema of the 2020-12 draft, as OpenAPI 3.1 takes it; only what is read here is named. */
export type JsonSchema = {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  additionalProperties?: JsonSchema | boolean;
};

/** The JSON schema of what a part of an endpoint takes (`input`) or gives (`output`), by zod's own translation. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // Rules in code, such as the count of grapheme clusters, cannot be expressed in JSON schemas and are left out.
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withNamedKeys(described) as JsonSchema;
}

/**
 * A record of known keys with a property for each of them: zod demands the keys and leaves their properties to
 * `additionalProperties`, which programs that read the description do not put together.
 */
function withNamedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNamedKeys(inner)]));
  const { propertyNames, additionalProperties, ...rest } = schema as JsonSchema;
  const keys = (propertyNames as JsonSchema | undefined)?.enum;
  if (!keys || typeof additionalProperties !== 'object') return schema;
  const properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** Whether a part takes nothing. */
export const isNothing = ({ type, properties = {} }: JsonSchema): boolean =>
  type === 'object' && Object.keys(properties).length === 0;

/** One field of a schema as a row to read: its place with dots, `[]` for each of a list, and what it may be. */
export type FieldRow = { name: string; type: string; isRequired: boolean };

/** Every field of a schema, those inside others after them. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  const required = new Set(schema.required);
  // Of a whole that may be one of several, the fields of each.
  const alternatives = prefix === '' ? choices(schema, '') : [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return [{ name, type: typeText(field), isRequired: required.has(key) }, ...rowsInside(field, name)];
  });
  return [...own, ...alternatives];
}

function rowsInside(field: JsonSchema, name: string): FieldRow[] {
  if (field.items) return [...fieldRows(field.items, `${name}[]`), ...choices(field.items, `${name}[]`)];
  return [...fieldRows(field, name), ...choices(field, name)];
}

const choices = (field: JsonSchema, name: string): FieldRow[] =>
  (branchesOf(field) ?? []).flatMap((choice) => rowsInside(choice, name));

/** What a value can be one of; null where it is of one kind. */
export const branchesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | null => anyOf ?? oneOf ?? null;

/** What a field may be, in a few words. */
function typeText(field: JsonSchema): string {
  const branches = branchesOf(field);
  if (branches) return [...new Set(branches.map(typeText))].join(' or ');
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in field) return JSON.stringify(field['const']);
  if (field.items) return `list of ${typeText(field.items)}`;
  return [[field.type ?? 'anything'].flat().join(' or '), ...limitsOf(field)].join(', ');
}

const limitWords: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters at least',
  maxLength: 'characters at most',
  pattern: 'of the form',
};

/** The bounds of JavaScript's safe integers are left out. */
const isSaying = (value: unknown): boolean => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;

const limitsOf = (field: JsonSchema): string[] =>
  Object.entries(limitWords)
    .filter(([keyword]) => keyword in field && isSaying(field[keyword]))
    .map(([keyword, words]) => `${words} ${String(field[keyword])}`);
