import { sql } from 'kysely';
import { allEndpoints } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { proveByPassword } from '#contract/accounts/proof.ts';
import { type DatabaseLocation, connectForMaintenance } from '#server/database/open-database.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { ReceivedMail, SmtpSink } from '#tests/support/servers/smtp-sink.ts';

export type Row = Record<string, unknown>;

/** What one visitor and somebody of the agency do one step after another, with data that no other walk has. */
export type Walk = {
  /** In names, texts and keys of this walk alone. */
  mark: string;
  email: string;
  visitor: TestBrowser;
  office: TestBrowser;
  sink: SmtpSink;
  location: DatabaseLocation;
  /** Ids and other facts that later steps need. */
  facts: Map<string, string>;
  /** What was sent, so that a repetition sends the same. */
  bodies: Map<string, object>;
};

/** One write. */
export type Step = {
  /** The call of the contract that it makes, or its name where it is none. */
  call: Endpoint | string;
  /** Whether what it needs is there by now; at once unless named. */
  isReady?: (walk: Walk) => Promise<boolean>;
  /** Sends it; again with the same key and body where the call has a key. */
  send: (walk: Walk) => Promise<TestAnswer>;
  /** How often what it wrote stands in the database; right is once. */
  stored: (walk: Walk) => Promise<number>;
  /** A later call of the walk that deletes what this one wrote; after it nothing of it is there. */
  erasedBy?: Endpoint;
};

/** A row of the table of writes: steps that follow from each other. */
export type WalkKind = { name: string; steps: readonly Step[] };

/** The password of everybody in these walks. */
export const password = 'kladivo a klince';

/** Name of a step's call. */
export const nameOf = ({ call }: Step): string =>
  typeof call === 'string' ? call : (allEndpoints.find(({ endpoint }) => endpoint === call)?.name ?? call.path);

export function fact({ facts, mark }: Walk, name: string): string {
  const value = facts.get(name);
  if (value === undefined) throw new Error(`${mark} knows no ${name}.`);
  return value;
}

/** Fills in the parameters of a path from the facts of a walk, `:id` by the name that is given for it. */
export const pathTo = (walk: Walk, { path }: Pick<Endpoint, 'path'>, id = 'id'): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => fact(walk, name === 'id' ? id : name));

/** Rows that are there, read on a connection of its own, which a killed server never waits for. */
export async function rowsIn({ location }: Pick<Walk, 'location'>, table: string, where: Row = {}): Promise<Row[]> {
  const { db, close } = connectForMaintenance(location, 'read');
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const condition = conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
  try {
    return (await sql<Row>`select * from ${sql.table(table)} where ${condition}`.execute(db)).rows;
  } finally {
    await close();
  }
}

/** How many rows are there; remembers the id of the last one under a name. */
export async function countIn(walk: Walk, table: string, { as, ...where }: Row & { as?: string }): Promise<number> {
  const rows = await rowsIn(walk, table, where);
  if (as !== undefined && rows.length > 0) walk.facts.set(as, String(rows.at(-1)?.['id']));
  return rows.length;
}

/** A row of which there is one. */
export async function rowIn(walk: Walk, table: string, where: Row): Promise<Row> {
  const [row] = await rowsIn(walk, table, where);
  if (!row) throw new Error(`${walk.mark}: no row of ${table} yet.`);
  return row;
}

/** How often the audit log says that it was done to the thing whose id the walk knows by that name. */
export const audited =
  ({ audit }: Endpoint, name: string) =>
  async (walk: Walk): Promise<number> =>
    countIn(walk, 'audit_entries', { action: audit, subject_id: fact(walk, name) });

type Sent = { endpoint: Endpoint; id?: string; body?: object; as?: string };

/** The key of a call of a walk. */
export const keyOf = ({ mark }: Walk, { path }: Pick<Endpoint, 'path'>, id = ''): string =>
  `${mark}-${path.replaceAll(/\W+/g, '-')}-${id}-key`;

/** Makes a call of the contract with the key of the walk; the id that it answers is kept under the name `as`. */
export async function makeCall(
  browser: TestBrowser,
  walk: Walk,
  { endpoint, id, body = {}, as }: Sent,
): Promise<TestAnswer> {
  const path = pathTo(walk, endpoint, id);
  const key = { 'idempotency-key': keyOf(walk, endpoint, id) };
  const send = {
    POST: () => browser.post(path, body, endpoint.isIdempotent ? key : {}),
    PUT: () => browser.put(path, body),
    DELETE: () => browser.delete(path, body),
    GET: () => browser.get(path),
  };
  const answer = await send[endpoint.method]();
  if (as !== undefined && answer.status === 200) walk.facts.set(as, String((answer.body as { id: unknown }).id));
  return answer;
}

/** What is sent under a name: made once, so that a repetition is the same. */
export async function kept<Body extends object>(walk: Walk, name: string, make: () => Promise<Body>): Promise<Body> {
  const body = (walk.bodies.get(name) as Body | undefined) ?? (await make());
  walk.bodies.set(name, body);
  return body;
}

/** A step of the agency whose entry in the audit log tells how often it was done. */
export const deed = (
  endpoint: Endpoint,
  { id, body = async () => ({}) }: { id: string; body?: (walk: Walk) => Promise<object> },
): Step => ({
  call: endpoint,
  send: async (walk) => makeCall(walk.office, walk, { endpoint, id, body: await body(walk) }),
  stored: audited(endpoint, id),
});

/** The version of a row that a change begins from, as a form has read it. */
export const versionIn = async (walk: Walk, table: string, name: string): Promise<{ version: number }> => ({
  version: Number((await rowIn(walk, table, { id: fact(walk, name) }))['version']),
});

/** Proves whose session it is, for calls that demand it. */
export const prove = (browser: TestBrowser): Promise<TestAnswer> =>
  browser.post(proveByPassword.path, { currentPassword: password });

/** A step for which the agency proves first whose session it is. */
export const proved = (step: Step): Step => ({
  ...step,
  send: async (walk) => {
    await prove(walk.office);
    return step.send(walk);
  },
});

/** The latest mail to an address whose text fits, and what the pattern finds in it. */
export const inMail = ({ sink: { mails } }: Walk, to: string, pattern: RegExp): string | undefined =>
  mails
    .filter(({ envelope }: ReceivedMail) => envelope.to.includes(to))
    .map(({ email }) => pattern.exec(email.text ?? '')?.[1])
    .findLast(Boolean);
