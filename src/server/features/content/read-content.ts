import type { ContentOfKind, ContentSummary } from '#contract/content/content.ts';
import { contentPicturePath } from '#contract/content/content.ts';
import { compareContent } from '#domain/content/compare-content.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import { type ContentKind, contentKinds } from '#domain/content/content-kinds.ts';
import { missingTexts } from '#domain/content/missing-content.ts';
import { inEachLanguage } from '#domain/languages.ts';
import {
  type PictureRow,
  findPictures,
  picturesIn,
} from '#server/features/settings/site-content/site-content-store.ts';
import type { Services } from '#server/services.ts';
import { storedContent } from '#server/stored/content.ts';
import { type DraftRow, type VersionRow, findDraft, findVersion } from './content-store.ts';
import { firstContent } from './first-content.ts';

type Reading = Pick<Services, 'db'>;

/** How a kind stands: its draft, what is shown, and the program's own texts now and as the owner has last seen them. */
export type ContentState = {
  kind: ContentKind;
  version: number;
  /** Null where nothing is being written. */
  draft: { document: AnyDocument; text: string; row: DraftRow } | null;
  /** Null before the first version; its document is null where the program's own texts were taken back. */
  latest: { document: AnyDocument | null; row: VersionRow } | null;
  first: AnyDocument;
  /** Null where the owner has changed nothing yet. */
  seenFirst: string | null;
};

/** Reads how a kind stands. */
export async function readContentState(db: Reading['db'], kind: ContentKind): Promise<ContentState> {
  const first = (await firstContent())[kind];
  const draft = await findDraft(db, kind);
  const latest = await findVersion(db, kind, 'latest');
  return {
    kind,
    version: draft?.version ?? 0,
    draft: draft ? openDraft(draft) : null,
    latest: latest ? { document: openVersion(latest), row: latest } : null,
    first,
    seenFirst: (typeof draft?.document === 'string' ? draft.first : latest?.first) ?? null,
  };
}

function openDraft(row: DraftRow): ContentState['draft'] {
  const { kind, document: text } = row;
  return text === null ? null : { document: storedContent[kind].read(text, `content_drafts ${kind}`), text, row };
}

/** The document of a version; null for the program's own texts. */
export const openVersion = ({ kind, number, document }: VersionRow): AnyDocument | null =>
  document === null ? null : storedContent[kind].read(document, `content_versions ${kind} ${number}`);

/** What the site shows of a kind. */
export const shownDocument = ({ latest, first }: ContentState): AnyDocument => latest?.document ?? first;

/** What a release has changed of the program's own texts since the owner has seen them. */
export function releaseChangesOf({ kind, first, seenFirst }: ContentState) {
  return seenFirst === null ? [] : compareContent(kind, storedContent[kind].read(seenFirst, `first ${kind}`), first);
}

const draftOf = ({ draft }: ContentState) => draft && { at: draft.row.changed_at, by: draft.row.by };

const publishedOf = ({ latest }: ContentState) =>
  latest?.document ? { number: latest.row.number, at: latest.row.at, by: latest.row.by } : null;

/** All kinds with how they stand (A12). */
export async function listContent({ db }: Reading): Promise<{ kinds: ContentSummary[] }> {
  const kinds: ContentSummary[] = [];
  for (const kind of contentKinds) {
    const state = await readContentState(db, kind);
    const missing = missingTexts(kind, state.draft?.document ?? shownDocument(state));
    kinds.push({
      kind,
      draft: draftOf(state),
      published: publishedOf(state),
      missing: inEachLanguage((language) => missing.filter((text) => text.language === language).length),
      releaseChanges: releaseChangesOf(state).length,
    });
  }
  return { kinds };
}

/** A kind with what is being written, else what is shown (A12). */
export async function readContent({ db }: Reading, kind: ContentKind): Promise<ContentOfKind> {
  const state = await readContentState(db, kind);
  const shown = shownDocument(state);
  const document = state.draft?.document ?? shown;
  const pictures = await findPictures(db, picturesIn(kind, document));
  return {
    kind,
    version: state.version,
    document: mutable(document),
    draft: draftOf(state),
    published: publishedOf(state),
    missing: missingTexts(kind, document),
    changes: compareContent(kind, shown, document),
    releaseChanges: releaseChangesOf(state),
    pictures: pictures.map(presentPicture),
  };
}

/** A document as the contract returns it. */
export const mutable = (document: AnyDocument) => document as ContentOfKind['document'];

/** A picture for the back office. */
export const presentPicture = ({ id, width, height }: PictureRow) => ({
  id,
  src: contentPicturePath.replace(':id', id),
  width,
  height,
});
