import type { Transaction } from 'kysely';
import { brand } from '#domain/brand.ts';
import { type HealthCheck, judgeHealth, planHealthNews } from '#domain/health/health.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeHealthMail } from '#server/features/mail/compose/compose-health-mail.ts';
import { mailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { type Told, readAllStaff } from '#server/features/notifications/notifications-store.ts';
import { replaceSettings } from '#server/features/settings/settings-store.ts';
import type { Services } from '#server/services.ts';
import { storedHealthTold } from '#server/stored/settings/health-told.ts';
import { findTold } from './health-store.ts';
import { measureHealth } from './measure-health.ts';

const name = 'health-told';

/**
 * Mails administrators with a verified address what has become bad, once until it was good again (K5). Safe on several servers: whoever
 * notes it first writes the mails.
 */
export async function tellOfBadHealth(services: Services): Promise<void> {
  const now = services.clock();
  const states = judgeHealth((await measureHealth(services)).facts, now);
  const isTold = await services.db.transaction().execute(async (transaction) => {
    const row = await findTold(transaction, name);
    const before = row ? storedHealthTold.read(row.value, `settings ${name}`) : {};
    const { tell, told } = planHealthNews(before, states, now);
    if (told === before) return false;
    const change = { name, shape: storedHealthTold, value: told, version: row?.version ?? 0, now };
    if (!(await replaceSettings(transaction, change))) return false;
    if (tell.length > 0) await mailStaff(services, transaction, tell);
    return tell.length > 0;
  });
  if (isTold) services.pokeJobs();
}

async function mailStaff(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  checks: readonly HealthCheck[],
): Promise<void> {
  for (const person of await readAllStaff(transaction)) {
    if (person.email !== null) await mailOne(services, transaction, { person, recipient: person.email, checks });
  }
}

type Mail = { person: Told; recipient: string; checks: readonly HealthCheck[] };

async function mailOne(
  { config, newId, clock, agency }: Services,
  transaction: Transaction<DatabaseSchema>,
  { person: { language, username }, recipient, checks }: Mail,
): Promise<void> {
  const origin = mailOrigin(`http://localhost:${config.port}`, config) ?? '';
  const href = addressIn(language, { screen: 'adminHealth', origin, hosts: config.siteHosts });
  const { facts } = agency.current();
  await insertOutboxMessage(transaction, {
    ...composeHealthMail({ language, username, checks, href, agency: facts }),
    id: newId(),
    jobId: newId(),
    serviceRequestId: null,
    kind: 'health-bad',
    language,
    recipient,
    sender: brand.mailboxes[language],
    replyTo: null,
    createdAt: clock(),
  });
}
