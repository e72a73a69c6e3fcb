type FieldOf<Values> = keyof Values & string;

/** Values of a form by field; a field is compared as a whole. */
export type Versions<Values> = {
  /** The stored values that the form began with. */
  base: Values;
  /** What is in the form now. */
  mine: Values;
  /** What is stored now. */
  theirs: Values;
};

/** A field that both sides have changed differently. */
export type Conflict<Values> = {
  [Field in FieldOf<Values>]: { field: Field; mine: Values[Field]; theirs: Values[Field] };
}[FieldOf<Values>];

/** The merged values, with the own value in each conflicting field. */
export type Merged<Values> = { values: Values; conflicts: Conflict<Values>[] };

/**
 * Merges two concurrent edits field by field (G5): a field changed on one side only takes that change, and a field changed
 * on both sides keeps the own value and is reported as a conflict unless both values are equal.
 */
export function threeWayMerge<Values extends object>({ base, mine, theirs }: Versions<Values>): Merged<Values> {
  const fields = Object.keys(theirs) as FieldOf<Values>[];
  const isChanged = (field: FieldOf<Values>, side: Values) => !isEqual(side[field], base[field]);
  const own = fields.filter((field) => isChanged(field, mine));
  return {
    values: { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) },
    conflicts: own
      .filter((field) => isChanged(field, theirs) && !isEqual(mine[field], theirs[field]))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
