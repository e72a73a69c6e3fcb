import type { ContentOfKind } from '#contract/content/content.ts';
import { checkContent, checkPublishing } from '#domain/content/check-content.ts';
import { compareContent } from '#domain/content/compare-content.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { contentSchemas } from '#domain/content/content-schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { followSiteContent } from '#server/features/settings/site-content/current-site-content.ts';
import {
  findPictures,
  noteSiteContent,
  picturesIn,
} from '#server/features/settings/site-content/site-content-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields, refuseShape } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedContent } from '#server/stored/content.ts';
import { type VersionRow, findVersion, insertVersion, replaceDraft } from './content-store.ts';
import { firstContent } from './first-content.ts';
import { type ContentState, openVersion, readContent, readContentState, shownDocument } from './read-content.ts';

type Asked = { kind: ContentKind; caller: Caller };
type Audited = Asked & { audit: Audit };

type Draft = Asked & { version: number; document: unknown; isReleaseSeen: boolean };

/**
 * Replaces the draft of a kind (A12). Throws `invalid-input` at what breaks a rule, and `changed-meanwhile` unless the version is the
 * present one. What the owner has seen of the program's own texts is kept with it, until they have seen what a release has changed.
 */
export async function saveDraft(services: Services, draft: Draft): Promise<ContentOfKind> {
  const { kind, caller, version, isReleaseSeen } = draft;
  const document = await checkedDocument(services, draft);
  await services.db.transaction().execute(async (transaction) => {
    const state = await readContentState(transaction, kind);
    const row = {
      kind,
      document: storedContent[kind].write(document, storedText(state)),
      first: (isReleaseSeen ? null : state.seenFirst) ?? storedContent[kind].write(state.first),
      changed_at: services.clock(),
      by_id: authorOf(caller),
    };
    if (!(await replaceDraft(transaction, row, version))) throw new AppError('changed-meanwhile');
  });
  return readContent(services, kind);
}

/** What the draft was read from: parts that this release does not know stay in it. */
const storedText = ({ draft, latest }: ContentState) => draft?.text ?? latest?.row.document ?? undefined;

const authorOf = ({ user }: Caller) => user?.id ?? null;

async function checkedDocument({ db }: Services, { kind, document, caller }: Draft): Promise<AnyDocument> {
  const shape = contentSchemas[kind].safeParse(document);
  if (!shape.success) return refuseShape(shape.error.issues);
  const pictures = await findPictures(db, picturesIn(kind, shape.data));
  refuseFields(checkContent(kind, shape.data, new Set(pictures.map(({ id }) => id))), caller.language);
  return shape.data;
}

/** Forgets the draft of a kind. Throws `changed-meanwhile`. */
export async function discardDraft(
  services: Services,
  { kind, version, caller, audit }: Audited & { version: number },
): Promise<ContentOfKind> {
  await services.db.transaction().execute(async (transaction) => {
    await emptyDraft(transaction, services, { kind, version, caller });
    await audit(transaction, { subjectId: kind });
  });
  return readContent(services, kind);
}

type Transacting = Parameters<typeof replaceDraft>[0];

async function emptyDraft(
  transaction: Transacting,
  { clock }: Services,
  { kind, version, caller }: Asked & { version: number },
): Promise<void> {
  const row = { kind, document: null, first: null, changed_at: clock(), by_id: authorOf(caller) };
  if (!(await replaceDraft(transaction, row, version))) throw new AppError('changed-meanwhile');
}

/**
 * Shows the draft of a kind on the site, on all instances (A12). Throws `step-not-allowed` without a draft, `invalid-input` at an item that
 * no language has whole, and `changed-meanwhile`.
 */
export async function publishDraft(
  services: Services,
  { kind, version, caller, audit }: Audited & { version: number },
): Promise<ContentOfKind> {
  await services.db.transaction().execute(async (transaction) => {
    const state = await readContentState(transaction, kind);
    if (state.version !== version) throw new AppError('changed-meanwhile');
    if (!state.draft) throw new AppError('step-not-allowed');
    refuseFields(checkPublishing(kind, state.draft.document), caller.language);
    const { text, row } = state.draft;
    const number = await addVersion(transaction, services, {
      state,
      caller,
      document: text,
      first: row.first,
      restoredFrom: null,
    });
    await emptyDraft(transaction, services, { kind, version, caller });
    const changes = compareContent(kind, shownDocument(state), state.draft.document).length;
    await audit(transaction, { subjectId: kind, facts: { number, changes } });
  });
  await followSiteContent(services);
  return readContent(services, kind);
}

type NewVersion = {
  state: ContentState;
  caller: Caller;
  document: string | null;
  first: string | null;
  restoredFrom: number | null;
};

async function addVersion(
  transaction: Transacting,
  services: Services,
  { state, caller, document, first, restoredFrom }: NewVersion,
): Promise<number> {
  const number = (state.latest?.row.number ?? 0) + 1;
  const now = services.clock();
  const row = {
    id: services.newId(),
    kind: state.kind,
    number,
    document,
    first,
    restored_from: restoredFrom,
    at: now,
    by_id: authorOf(caller),
  };
  if (!(await insertVersion(transaction, row))) throw new AppError('changed-meanwhile');
  await noteSiteContent(transaction, now);
  return number;
}

/**
 * Shows an earlier version of a kind again, as a new one with the same bytes; 0 are the program's own texts, which then follow each
 * release again. A draft stays; without one, whoever has read what was shown before learns of it when they save (G5). Throws `not-found`
 * and `changed-meanwhile`.
 */
export async function restoreVersion(
  services: Services,
  { kind, number, latest, caller, audit }: Audited & { number: number; latest: number },
): Promise<ContentOfKind> {
  await services.db.transaction().execute(async (transaction) => {
    const state = await readContentState(transaction, kind);
    if ((state.latest?.row.number ?? 0) !== latest) throw new AppError('changed-meanwhile');
    const { document, first } = number === 0 ? ownTexts : await demandVersion(transaction, kind, number);
    const added = await addVersion(transaction, services, { state, caller, document, first, restoredFrom: number });
    if (!state.draft) await emptyDraft(transaction, services, { kind, version: state.version, caller });
    await audit(transaction, { subjectId: kind, facts: { number: added, restoredFrom: number } });
  });
  await followSiteContent(services);
  return readContent(services, kind);
}

const ownTexts = { document: null, first: null };

async function demandVersion(db: Services['db'], kind: ContentKind, number: number): Promise<VersionRow> {
  const found = await findVersion(db, kind, number);
  if (!found) throw new AppError('not-found');
  return found;
}

/** A version with how it differs from what is shown now; 0 are the program's own texts. Throws `not-found`. */
export async function readVersion({ db }: Services, { kind, number }: { kind: ContentKind; number: number }) {
  const first = (await firstContent())[kind];
  const document = (number === 0 ? null : openVersion(await demandVersion(db, kind, number))) ?? first;
  const shown = shownDocument(await readContentState(db, kind));
  return { number, document, changes: compareContent(kind, shown, document) };
}
