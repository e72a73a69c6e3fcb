/** Names a kept row by its id or by the idempotency key that it was made with. */
export type IdOrKey = { id: string } | { idempotencyKey: string };

type Condition = readonly [column: 'id' | 'idempotency_key', operator: '=', value: string];

/** The condition that finds the row, as `where` takes it. */
export const idOrKey = (by: IdOrKey): Condition =>
  'id' in by ? ['id', '=', by.id] : ['idempotency_key', '=', by.idempotencyKey];
