import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findCandidates } from '#server/features/access/candidates-store.ts';
import { findOwnersOfProject } from '#server/features/projects/own/own-projects-store.ts';
import { isOwn } from '#server/features/projects/own/read-own-projects.ts';
import { listVerifiedPeople } from './verified-people-store.ts';

type Wanted = { projectId: string; needed: FirmRight; except: string };

/** Everybody else who has what is needed of a project and a verified address: colleagues of whom it is made for (I5). */
export async function findColleagues(
  db: Kysely<DatabaseSchema>,
  { projectId: id, needed, except }: Wanted,
): Promise<{ name: string; email: string }[]> {
  const candidates = await findCandidates(db, await findOwnersOfProject(db, id));
  const people = await listVerifiedPeople(db, candidates);
  const others = people.filter(({ email }) => emailKey(email) !== emailKey(except));
  const found = [];
  for (const { userId, ...person } of others) if (await isOwn(db, { userId, id }, needed)) found.push(person);
  return found;
}
