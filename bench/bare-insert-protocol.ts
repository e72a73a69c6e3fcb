/** What one value of a row becomes in the n-th copy: itself, a text with marks that are numbered, or a number plus n. */
export type Cell = string | number | null | { text: string } | { plus: number };

/** One INSERT of the transaction, with all its rows. */
export type InsertTemplate = { table: string; columns: string[]; rows: Cell[][] };

/** What the process starts with. */
export type InsertJob = {
  inserts: InsertTemplate[];
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
};

/** One measurement: as many transactions as fit into a time, one at a time on each connection. */
export type InsertTask = { connections: number; durationMs: number };

export type InsertResult = { transactions: number; p50Ms: number; p95Ms: number };
