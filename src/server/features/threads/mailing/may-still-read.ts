import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { advanceMailKind, projectMailKinds, staffMailKinds, threadMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { OutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { readAllStaff } from '#server/features/notifications/notifications-store.ts';
import { findColleagues } from '#server/features/projects/mail/find-colleagues.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { neededFor } from '#server/features/projects/mail/needed-rights.ts';
import { listVerifiedPeople } from '#server/features/projects/mail/verified-people-store.ts';
import { findContinuation, findProject } from '#server/features/projects/projects-store.ts';
import { findReader } from '#server/features/threads/find-reader.ts';
import { findAccounts } from '#server/features/threads/find-thread.ts';

type Db = Kysely<DatabaseSchema>;
type Mail = Pick<OutboxMessage, 'kind' | 'mail' | 'requestId' | 'projectId'>;
type Addresses = readonly (string | null)[];

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/**
 * Whether such a mail would still go to its recipient: what is written to somebody as a person of the agency or of a firm waits in the outbox
 * for up to a day, in which they may lose the right to read it (I4, I5). Every other mail goes to an address that somebody has given.
 */
export async function mayStillRead(db: Db, mail: Mail): Promise<boolean> {
  const readers = await findMailReaders(db, mail);
  return readers === null || readers.some((email) => emailKey(email ?? '') === emailKey(mail.mail.to));
}

/** Addresses to which a mail may go now; null where no right decides. */
async function findMailReaders(db: Db, mail: Mail): Promise<Addresses | null> {
  const { kind } = mail;
  if (isOneOf([...staffMailKinds, advanceMailKind, 'health-bad'], kind)) {
    return (await readAllStaff(db)).map(({ email }) => email);
  }
  const key = keyOf(mail);
  if (key === null || !isOneOf([threadMailKind, ...projectMailKinds], kind)) return null;
  const { email: customer } = await findReader(db, key);
  if (kind !== threadMailKind) return [customer, ...(await findProjectReaders(db, mail))];
  const accounts = (await findAccounts(db, key)).map(({ userId }) => userId);
  return [customer, ...(await listVerifiedPeople(db, accounts)).map(({ email }) => email)];
}

function keyOf({ requestId, projectId }: Mail) {
  if (requestId !== null) return { place: 'request', id: requestId } as const;
  return projectId === null ? null : ({ place: 'project', id: projectId } as const);
}

/** Whom the project of a mail is made for, and the colleagues who may do what the mail asks for. */
async function findProjectReaders(db: Db, { kind, requestId, projectId }: Mail): Promise<Addresses> {
  const id = projectId ?? (requestId === null ? null : await findContinuation(db, requestId));
  const project = id === null ? null : await findProject(db, id);
  if (!project) return [];
  const except = (await findProjectPerson(db, project))?.email ?? '';
  const colleagues = await findColleagues(db, { projectId: project.id, needed: neededFor(kind), except });
  return [except, ...colleagues.map(({ email }) => email)];
}
