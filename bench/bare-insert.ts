// Entry of the process to compare submissions with: nothing but the transaction of INSERTs, by the driver alone. It
// measures as long as the channel to its parent is open.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Cell, InsertJob, InsertResult, InsertTask, InsertTemplate } from './bare-insert-protocol.ts';
import { counterMark } from './load-protocol.ts';
import { percentile } from './statistics.ts';

type Value = string | number | null;

/** Stores one copy of all rows in a transaction. */
type Store = () => Promise<void> | void;

const { inserts, database } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as InsertJob;
let copies = 0;

const valuesOf = ({ rows }: InsertTemplate): Value[] => rows.flat().map(valueOf);

/** The statement with its places for values, which are named from 1. */
function textOf({ table, columns, rows }: InsertTemplate, place: (index: number) => string): string {
  const places = rows.map(
    (_, row) => `(${columns.map((__, column) => place(row * columns.length + column + 1)).join()})`,
  );
  return `insert into ${table} (${columns.join()}) values ${places.join()}`;
}

function valueOf(cell: Cell): Value {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('plus' in cell) return cell.plus + copies;
  return cell.text.replaceAll(counterMark, String(copies).padStart(counterMark.length, '0'));
}

function openSqlite(file: string): Store {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const statements = inserts.map((insert) => db.prepare(textOf(insert, () => '?')));
  return () => {
    copies += 1;
    db.exec('begin immediate');
    for (const [index, insert] of inserts.entries()) statements[index]?.run(...valuesOf(insert));
    db.exec('commit');
  };
}

async function openPostgres(url: string): Promise<Store> {
  const client = new Client(url);
  await client.connect();
  const statements = inserts.map((insert, index) => ({
    name: `insert-${index}`,
    text: textOf(insert, (place) => `$${place}`),
  }));
  return async () => {
    copies += 1;
    const values = inserts.map(valuesOf);
    await client.query('begin');
    for (const [index, statement] of statements.entries())
      await client.query({ ...statement, values: values[index] ?? [] });
    await client.query('commit');
  };
}

const stores: Store[] = [];

/** SQLite has one writer, PostgreSQL as many as are asked for. */
async function storesFor(connections: number): Promise<Store[]> {
  const wanted = database.kind === 'sqlite' ? 1 : connections;
  while (stores.length < wanted) {
    stores.push(database.kind === 'sqlite' ? openSqlite(database.file) : await openPostgres(database.url));
  }
  return stores.slice(0, wanted);
}

async function measure({ connections, durationMs }: InsertTask): Promise<InsertResult> {
  const open = await storesFor(connections);
  const latencies: number[] = [];
  const end = performance.now() + durationMs;
  const work = async (store: Store): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      await store();
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(open.map(work));
  return { transactions: latencies.length, p50Ms: percentile(latencies, 0.5), p95Ms: percentile(latencies, 0.95) };
}

process.on('message', (task: InsertTask) => {
  void measure(task).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
