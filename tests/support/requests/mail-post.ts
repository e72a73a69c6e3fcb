import { noFiles } from '#tests/support/database/no-files.ts';
import { testVault } from '#tests/support/database/test-vault.ts';
import { createAgencySource } from '#server/features/settings/current-agency-facts.ts';
import type { TestContext } from 'node:test';
import { requestMailSchema } from '#contract/service-requests/service-requests.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Language, LanguageHosts } from '#domain/languages.ts';
import { type RequestMail, listRequestMails } from '#server/features/mail/outbox/request-mails-store.ts';
import { queueRequestMails } from '#server/features/mail/outbox/queue/queue-request-mails.ts';
import { createSendMailHandler } from '#server/features/mail/outbox/send-mail.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { createLiveEvents } from '#server/live/live-events.ts';
import { createJobWorker } from '#server/jobs/job-worker.ts';
import { type SmtpSink, type SmtpSinkOptions, startSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { type TestDatabase, atEnd } from '#tests/support/database/test-databases.ts';
import { sampleRequest, storeSampleRequest } from './sample-request.ts';

/** What the clock of a test shows first (ms UTC). */
export const startTime = Date.UTC(2026, 10, 21, 9, 30);

/** The outbox of a test, with a worker of its own, on a clock that stands still until it is moved. */
export type Post = {
  /** Stores a request and its mails, at most one a language. */
  queue(language: Language, options?: { answers?: Answers; isUndone?: boolean }): Promise<void>;
  /** Runs the jobs that are due. */
  work(): Promise<void>;
  wait(ms: number): void;
  elapsed(): number;
  list(language: Language): Promise<RequestMail[]>;
};

type PostOptions = { database: TestDatabase; mail: MailGateway; siteHosts?: LanguageHosts };

let workers = 0;

/** Opens the outbox of a test; the gateway is closed at its end. */
export function openPost(
  context: TestContext,
  { database, mail, siteHosts = { sk: 'plumbline.example' } }: PostOptions,
): Post {
  const { db, engine } = database;
  let now = startTime;
  let ids = 0;
  const clock = () => now;
  const newId = () => String((ids += 1)).padStart(26, '0');
  const worker = createJobWorker({
    db,
    engine,
    clock,
    handlers: {
      'send-mail': createSendMailHandler(
        { db, mail, clock, live: createLiveEvents(), vault: testVault(), files: noFiles, newId },
        async () => undefined,
      ),
    },
    workerId: `worker ${(workers += 1)}`,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  atEnd(context, () => mail.close());
  const agency = createAgencySource({ db, clock });
  return {
    async queue(language, { answers, isUndone = false } = {}) {
      const request = sampleRequest(language, answers);
      await db.transaction().execute(async (transaction) => {
        await storeSampleRequest(transaction, request);
        const config = { siteHosts, siteScheme: 'https', rateLimitFactor: 1000 } as const;
        await queueRequestMails({ clock, newId, agency, config }, transaction, request);
        if (isUndone) throw new Error('undone');
      });
    },
    work: worker.runDueJobs,
    wait(ms) {
      now += ms;
    },
    elapsed: () => now - startTime,
    async list(language) {
      const rows = await listRequestMails(db, sampleRequest(language).id);
      return rows.map((row) => requestMailSchema.parse(row));
    },
  };
}

/** A mail server that stops at the end of the test. */
export async function openSink(context: TestContext, options?: SmtpSinkOptions): Promise<SmtpSink> {
  const sink = await startSmtpSink(options);
  atEnd(context, sink.stop);
  return sink;
}

/** The gateway that the configuration of such a server gives. */
export function smtpTo(sink: SmtpSink): MailGateway {
  return openMailGateway({ smtpUrl: sink.url, dataDir: '/nowhere' });
}
