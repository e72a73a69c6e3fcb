import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { checkText } from '#domain/text-length.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { touchRequest } from '#server/features/service-requests/requests-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { tellMentioned } from './tell-mentioned.ts';
import { deleteNoteOf, insertNote, readNoteBody } from './request-notes-store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

type NewNote = { requestId: string; body: string; idempotencyKey: string; caller: Caller; audit: Audit };

/**
 * Adds an internal note, exactly once for a key of its author; a repetition returns the first note's id. Whom it names is
 * told. Updates the
 * time of the request's last activity but not its version, because notes cause no conflict. Throws `invalid-input`,
 * `not-found`, `idempotency-key-reused`.
 */
export async function addNote(services: Services, note: NewNote): Promise<{ id: string }> {
  const { requestId, caller, audit } = note;
  const body = note.body.trim();
  refuseFields(checkText('body', body, { maximum: requestLimits.note }), caller.language);
  const authorId = callerId(caller);
  const id = idOfKey(note.idempotencyKey, `note ${requestId} ${authorId}`);
  const now = services.clock();
  const isNew = await services.db.transaction().execute(async (transaction) => {
    if (!(await touchRequest(transaction, requestId, now))) throw new AppError('not-found');
    const row = { id, service_request_id: requestId, author_id: authorId, body, created_at: now };
    const isInserted = await insertNote(transaction, row);
    if (isInserted) {
      await tellMentioned(services, transaction, { requestId, body, caller });
      await audit(transaction, { subjectId: requestId, facts: { noteId: id } });
    }
    if (!isInserted && (await readNoteBody(transaction, id)) !== body) throw new AppError('idempotency-key-reused');
    return isInserted;
  });
  if (isNew) {
    services.pokeJobs();
    services.live.announce({ kind: 'request-changed', id: requestId });
  }
  return { id };
}

type OwnNote = { requestId: string; noteId: string; caller: Caller; audit: Audit };

/** Deletes a note of the caller. Throws `not-found` for every other note, including those of other people. */
export async function deleteNote(services: Services, note: OwnNote): Promise<void> {
  const { requestId, noteId, caller, audit } = note;
  await services.db.transaction().execute(async (transaction) => {
    const own = { id: noteId, requestId, authorId: callerId(caller) };
    if (!(await deleteNoteOf(transaction, own))) throw new AppError('not-found');
    await touchRequest(transaction, requestId, services.clock());
    await audit(transaction, { subjectId: requestId, facts: { noteId } });
  });
  services.live.announce({ kind: 'request-changed', id: requestId });
}
