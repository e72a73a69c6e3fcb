import type * as z from 'zod/mini';
import { isObject, keepUnknown } from './keep-unknown.ts';

/*
 * A JSON column outlives the release that wrote it, and during a rolling deploy two releases read and write it at the
 * same time. So stored values are read by the shapes of this folder and never by the strict schemas of the contract.
 */

/** Name of a stored value's version. A value without it is of version 1, which is also written without it. */
const versionKey = 'shapeVersion';

/** How one kind of value is kept as JSON. */
export type StoredShape<T> = {
  /**
   * Reads a column; `row` names table and row for the error. A value of a later version is read as far as this release
   * knows it. Throws `StoredValueError` where the value is damaged and no fallback is safe.
   */
  read: (text: string, row: string) => T;
  /**
   * Returns the column's new text. With the text that the value was read from as `before`, parts that this release does
   * not know and parts that have not changed stay as they are stored.
   */
  write: (value: T, before?: string) => string;
  /** Reads a value whose JSON has been parsed already. */
  fromJson: (json: unknown, row: string) => T;
  /** Returns what `write` would make text of. */
  toJson: (value: T) => unknown;
};

/** What has to be said about a kind of value. */
export type ShapeDefinition<T> = {
  /** For the error, such as `price book`. */
  name: string;
  /** Upgrade steps, the first from version 1 to 2; there are as many versions as steps and one more. */
  upgrades?: readonly ((value: unknown) => unknown)[];
  /** Tolerant: fills in what is missing and leaves out what it does not know. See tolerant.ts. */
  schema: z.ZodMiniType<T>;
  /** What a damaged value reads as, where that is safe. */
  fallback?: T;
};

/** Thrown for a damaged value. `code` names the row and is logged, unlike the message; neither quotes the value. */
export class StoredValueError extends Error {
  readonly code: string;

  constructor(row: string, problem: string) {
    super(`${row} cannot be read: ${problem}`);
    this.name = 'StoredValueError';
    this.code = row;
  }
}

/** Makes the reader and writer of one kind of stored value. */
export function defineShape<T>({ name, upgrades = [], schema, fallback }: ShapeDefinition<T>): StoredShape<T> {
  const version = upgrades.length + 1;
  const upgrade = (json: unknown): unknown =>
    upgrades.slice(versionOf(json) - 1).reduce((value, step) => step(value), withoutVersion(json));

  function fromJson(json: unknown, row: string): T {
    const result = attempt(() => schema.safeParse(upgrade(json)));
    if (result?.success) return result.data;
    if (fallback !== undefined) return fallback;
    const paths = result?.error?.issues.map((issue) => issue.path.join('.')) ?? [];
    throw new StoredValueError(row, `no ${name} (${paths.join(', ') || 'an upgrade step failed'})`);
  }

  function toJson(value: T, before?: unknown): unknown {
    const stored = before === undefined ? undefined : attempt(() => upgrade(before));
    const seen = stored === undefined ? undefined : attempt(() => schema.safeParse(stored))?.data;
    const json = seen === undefined ? value : keepUnknown({ stored, seen, next: value });
    const written = Math.max(version, seen === undefined ? 1 : versionOf(before));
    return written === 1 || !isObject(json) ? json : { [versionKey]: written, ...json };
  }

  return {
    fromJson,
    toJson: (value) => toJson(value),
    read: (text, row) =>
      fromJson(
        attempt(() => JSON.parse(text)),
        row,
      ),
    write: (value, before) =>
      JSON.stringify(toJson(value, before === undefined ? undefined : attempt(() => JSON.parse(before)))),
  };
}

function versionOf(json: unknown): number {
  const version = isObject(json) ? json[versionKey] : undefined;
  return typeof version === 'number' && version >= 1 ? version : 1;
}

function withoutVersion(json: unknown): unknown {
  if (!isObject(json)) return json;
  const { [versionKey]: _version, ...value } = json;
  return value;
}

/** The result of a step that fails on damaged values; undefined where it does. */
function attempt<R>(step: () => R): R | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
