import type { Transaction } from 'kysely';
import type { MaterialList } from '#contract/projects/project-material.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import { checkGiven, decideMaterialStep } from '#domain/projects/material/material-status.ts';
import { materialLimits } from '#domain/projects/material/material.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { bindProjectFiles } from '#server/features/attachments/attachments-store.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { demandOwn } from '#server/features/projects/own/read-own-projects.ts';
import { type ProjectDbRow, lockProject } from '#server/features/projects/projects-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { materialSecretOf } from '#server/vault/sealed-values-store.ts';
import { demandMaterial } from './change-material.ts';
import { hasMaterialEvent, insertMaterialEvent } from './material-events-store.ts';
import { findMaterialFiles, insertMaterialFiles } from './material-files-store.ts';
import { findLatestSealed, insertMaterialSecret } from './material-secrets-store.ts';
import { presentOwnMaterial } from './present-material.ts';
import { type MaterialRow, changeMaterialRow } from './project-materials-store.ts';
import { tellOfMaterial } from './tell-of-material.ts';

/** What a customer sends for a thing; `files` is the secret of the uploaded ones, null without any. */
export type SentMaterial = {
  id: string;
  material: string;
  version: number;
  note: string;
  secret: string;
  files: string | null;
};

/** Whoever follows a project may send what it is owed: texts and photos are often a colleague's. Nothing is decided by that. */
export const materialRight: FirmRight = 'messages';

type Sending = SentMaterial & { caller: Caller };

/**
 * Takes what a customer gives for a thing that their project is owed (I7); the same sent twice is taken once. Access data are sealed
 * before they are stored. Administrators only look. Throws `not-found`, `access-denied`, `changed-meanwhile`, `step-not-allowed`,
 * `invalid-input`.
 */
export async function sendMaterial(services: Services, sending: Sending): Promise<MaterialList> {
  const { id, caller } = sending;
  await demandOwn(services.db, { userId: caller.user?.id ?? '', id }, materialRight);
  if (caller.user?.role === 'admin') throw new AppError('access-denied');
  const isNew = await services.db.transaction().execute((transaction) => take(services, transaction, sending));
  if (isNew) {
    services.pokeJobs();
    services.live.announce({ kind: 'project-changed', id });
  }
  return presentOwnMaterial(services.db, { id, now: services.clock() });
}

async function take(services: Services, transaction: Transaction<DatabaseSchema>, sending: Sending): Promise<boolean> {
  const { id, version, caller } = sending;
  const project = await lockProject(transaction, id);
  if (!project) throw new AppError('not-found');
  const row = await demandMaterial(transaction, sending);
  const eventId = eventOf(sending);
  if (await hasMaterialEvent(transaction, eventId))
    return repeat(services, transaction, { row, secret: sending.secret });
  if (row.version !== version) throw new AppError('changed-meanwhile');
  const standing = { status: project.status, ...flagsOf(project) };
  const decision = decideMaterialStep(row.status, { action: 'send', actor: 'customer' }, standing);
  if (!decision.ok) throw new AppError(decision.rule);
  await store(services, transaction, { sending, project, row, eventId });
  await changeMaterialRow(transaction, row, { status: 'sent' });
  await tellOfMaterial(services, transaction, { project, caller });
  return true;
}

/** Takes nothing of a repetition. Throws `changed-meanwhile` for other access data, and where it can't be told any more, because they were read. */
async function repeat(
  { vault }: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, secret }: { row: MaterialRow; secret: string },
): Promise<false> {
  if (row.is_secret === 0) return false;
  const latest = await findLatestSealed(transaction, row.id);
  const isSame = latest?.sealed && vault.open(latest.sealed, materialSecretOf(latest.id)) === secret.trim();
  if (!isSame) throw new AppError('changed-meanwhile');
  return false;
}

/**
 * The same for a repetition, other words from another version are another event. What is secret has no part in it: an id is no place
 * for what could be guessed from it.
 */
const eventOf = ({ material, version, note, files, caller }: Sending): string =>
  idOfKey(`${version} ${files ?? ''} ${note.trim()}`, `material ${material} ${caller.user?.id ?? ''}`);

type Given = { sending: Sending; project: ProjectDbRow; row: MaterialRow; eventId: string };

async function store(
  { clock, newId, vault }: Services,
  transaction: Transaction<DatabaseSchema>,
  { sending, project, row, eventId }: Given,
): Promise<void> {
  const { note, secret, files, caller } = sending;
  const by = caller.user?.id ?? null;
  const now = clock();
  const ids = files === null ? [] : await bindProjectFiles(transaction, { collection: files, projectId: project.id });
  const isSecret = row.is_secret === 1;
  refuseFields(checkGiven({ note, secret, files: ids.length }, { isSecret }), project.language);
  const known = await findMaterialFiles(transaction, [row.id]);
  if (known.length + ids.length > materialLimits.files) throw new AppError('attachment-too-many');
  await insertMaterialFiles(transaction, { materialId: row.id, ids });
  if (isSecret) {
    const secretId = newId();
    await insertMaterialSecret(transaction, {
      id: secretId,
      material_id: row.id,
      sealed_value: vault.seal(secret.trim(), materialSecretOf(secretId)),
      given_at: now,
      given_by: by,
      read_at: null,
      read_by: null,
    });
  }
  const event = { id: eventId, material_id: row.id, at: now, actor_kind: 'customer', actor_id: by } as const;
  await insertMaterialEvent(transaction, { ...event, kind: 'sent', text: note.trim() });
}
