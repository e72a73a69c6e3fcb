import { writeFile } from 'node:fs/promises';
import { createDescription } from '#contract/writing.ts';
import { sql } from 'kysely';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { createS3Store } from '#server/gateways/object-store/s3-store.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';
import type { FailingDatabase } from '#tests/support/database/database-outage.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import type { TestModel } from '#tests/support/servers/language-model.ts';
import type { SmtpSink } from '#tests/support/servers/smtp-sink.ts';

/** A server that works with real parts, each of which a test can take away. */
export type FaultySite = { office: QuoteOffice; failing: FailingDatabase; sink: SmtpSink; model: TestModel };

/** What a visitor does while something is wrong. */
export type Deed = 'request' | 'file' | 'signature';

export type Fault = {
  name: string;
  /** Where it can be brought about; on both engines unless it says so. */
  only?: 'sqlite' | 'postgres';
  /** Brings it about and returns how it ends. */
  begin: (site: FaultySite) => Promise<() => Promise<unknown>>;
  /** What is refused meanwhile, and with which error; all else is acknowledged as always. */
  refused: Partial<Record<Deed, ErrorCode>>;
  /** How long after its end everything that was acknowledged is done: mails are out, documents sealed (ms by the server's clock). */
  wellWithinMs: number;
  /** Whether a mail arrives a second time under the Message-ID of the first: nobody knows whether the server kept what it took. */
  repeatsMails?: boolean;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const none = {
  request: 'database-unavailable',
  file: 'database-unavailable',
  signature: 'database-unavailable',
} as const;

/** As PostgreSQL itself says it when a file cannot grow (SQLSTATE 53100). */
const diskOfPostgres = [
  `create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  ...['service_requests', 'attachments', 'quote_signatures', 'jobs'].map(
    (table) => `create trigger no_room before insert or update on ${table} execute function no_room()`,
  ),
];

async function takeDatabase({ failing }: FaultySite) {
  await failing.fail();
  return failing.recover;
}

export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL is gone',
    only: 'postgres',
    begin: takeDatabase,
    refused: none,
    wellWithinMs: 0,
  },
  {
    name: 'SQLite has no room left',
    only: 'sqlite',
    begin: takeDatabase,
    // What changes a row in its place still fits.
    refused: { request: 'database-unavailable', signature: 'database-unavailable' },
    wellWithinMs: 0,
  },
  {
    name: 'PostgreSQL has no room left',
    only: 'postgres',
    begin: async ({ office }) => {
      const { db } = office.app.services;
      for (const statement of diskOfPostgres) await sql.raw(statement).execute(db);
      return () => sql`drop function no_room() cascade`.execute(db);
    },
    refused: none,
    wellWithinMs: 0,
  },
  {
    name: 'there is no room for files',
    begin: async ({ office: { app } }) => {
      const { files } = app.services;
      app.services.files = { ...files, put: async (_key, { bytes }) => writeFile('/dev/full', bytes) };
      return async () => void (app.services.files = files);
    },
    refused: { file: 'files-unavailable' },
    wellWithinMs: minute,
  },
  {
    name: 'the store of files is down',
    begin: async ({ office: { app } }) => {
      const { files } = app.services;
      const endpoint = 'http://127.0.0.1:65534/files';
      app.services.files = createS3Store({ endpoint, region: 'x', accessKey: 'x', secretKey: 'x' });
      return async () => void (app.services.files = files);
    },
    refused: { file: 'files-unavailable' },
    wellWithinMs: minute,
  },
  {
    name: 'the mail server is down',
    begin: async ({ sink }) => {
      await sink.stop();
      return sink.start;
    },
    refused: {},
    wellWithinMs: minute,
  },
  {
    name: 'the mail server is slow',
    begin: async ({ sink }) => sink.holdBack(),
    refused: {},
    wellWithinMs: 0,
  },
  {
    name: 'the mail server takes a mail and hangs up',
    begin: async ({ sink }) => {
      sink.hangUpAfterNext();
      return async () => undefined;
    },
    refused: {},
    wellWithinMs: minute,
    repeatsMails: true,
  },
  {
    name: 'the model hangs and then hangs up',
    begin: async ({ office: { app }, model }) => {
      const hanging = Promise.withResolvers<() => void>();
      model.behave((response) => hanging.resolve(() => response.destroy()));
      const text = app
        .newBrowser('198.51.100.3')
        .post(createDescription.path, { language: 'sk', answers: sampleAnswers });
      const early = text.then(() => Promise.reject(new Error('The model was not asked.')));
      const hangUp = await Promise.race([hanging.promise, early]);
      return async () => {
        hangUp();
        const { status, body } = await text;
        if (status !== 200 || !JSON.stringify(body).includes('"writer":"template"')) throw new Error('no text');
      };
    },
    refused: {},
    wellWithinMs: 0,
  },
  {
    name: 'the clock is two days ahead, mails cannot leave, and both are set right',
    begin: async ({ office: { app }, sink }) => {
      app.passTime(2 * day);
      await sink.stop();
      return async () => {
        app.passTime(-2 * day);
        await sink.start();
      };
    },
    refused: {},
    wellWithinMs: 60 * minute,
  },
  {
    name: 'the clock is set back by two days and is set right',
    begin: async ({ office: { app } }) => {
      app.passTime(-2 * day);
      return async () => app.passTime(2 * day);
    },
    refused: {},
    wellWithinMs: 0,
  },
];

/** The gateway of a server whose mails go to that sink. */
export const mailTo = (sink: SmtpSink) => openMailGateway({ smtpUrl: sink.url, dataDir: '/nowhere' });
