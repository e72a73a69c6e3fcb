import type { ProjectFile, ProjectFileVersion, ProjectFiles } from '#contract/projects/project-files.ts';
import { brand } from '#domain/brand.ts';
import { type ProjectFileKind, type ProjectFileSort, projectFilePage } from '#domain/projects/files/project-file.ts';
import type { ThreadSide } from '#domain/threads/thread.ts';
import { type OwnAsked, readOwnProject } from '#server/features/projects/own/read-own-projects.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { findProjectQuotes } from '#server/features/projects/scope/project-quotes-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { type ThreadReader, findReader } from '#server/features/threads/find-reader.ts';
import { findOfficeThread, findOwnThread } from '#server/features/threads/find-thread.ts';
import { authorOf } from '#server/features/threads/read-thread.ts';
import type { FileRow, FilesOf } from './file-sources-store.ts';
import { findPictureAmong, readProjectFiles } from './project-files-store.ts';

type ReadServices = Pick<Services, 'db' | 'engine' | 'clock'>;

/** Which project, and which page of its files. */
type Wanted = {
  id: string;
  sort?: ProjectFileSort | undefined;
  kind?: ProjectFileKind | undefined;
  after?: string | undefined;
};

/** The files of a project for the agency (I2). Throws `not-found`. */
export async function listProjectFiles(services: ReadServices, wanted: Wanted): Promise<ProjectFiles> {
  const { db, clock } = services;
  const { id } = wanted;
  const project = await findProject(db, id);
  if (!project) throw new AppError('not-found');
  const thread = await findOfficeThread(db, { place: 'project', id });
  const quotes = await findProjectQuotes(db, project, clock());
  return list(services, wanted, { thread, quotes, reader: { side: 'agency' } });
}

/** A picture among the files of a project, as the agency sees them; null where there is none with this id. */
export async function findProjectPicture(
  { db }: Pick<Services, 'db'>,
  { projectId: id, fileId }: { projectId: string; fileId: string },
) {
  const thread = await findOfficeThread(db, { place: 'project', id });
  return findPictureAmong(db, { project: { id }, quotes: [], thread, reader: { side: 'agency' } }, fileId);
}

/**
 * The files of one's own project (I2): those of messages as one sees the thread, of material and hand-overs; papers of the quotes that
 * one may read, and records of approvals for who may approve (I5). Throws `not-found`: nothing tells whether there is such a project (I4).
 */
export async function listOwnProjectFiles(
  services: Pick<Services, 'db' | 'engine' | 'clock' | 'config'>,
  { asked, ...wanted }: Wanted & { asked: OwnAsked },
): Promise<ProjectFiles> {
  const { db, clock } = services;
  const { quotes, mayApprove } = await readOwnProject(services, { ...asked, id: wanted.id });
  const thread = await findOwnThread(db, { ...asked, place: 'project', id: wanted.id });
  return list(services, wanted, {
    thread,
    quotes,
    reader: { side: 'customer', withApprovals: mayApprove, now: clock() },
  });
}

type Listed = Pick<FilesOf, 'thread' | 'reader'> & { quotes: readonly { id: string; number: string | null }[] };

async function list(
  { db, engine }: ReadServices,
  { id, sort = 'date', kind, after }: Wanted,
  { thread, quotes, reader }: Listed,
): Promise<ProjectFiles> {
  const page = { sort, kind: kind ?? null, after: after ?? null, limit: projectFilePage + 1 };
  const numbered = quotes.map((quote) => ({ id: quote.id, number: quote.number ?? '' }));
  const rows = await readProjectFiles({ db, engine }, { project: { id }, thread, quotes: numbered, reader }, page);
  const entries = [...new Set(rows.map(({ entry }) => entry))];
  const shown = entries.slice(0, projectFilePage);
  const customer = await findReader(db, thread.key);
  const files = shown.map((entry) =>
    present(
      rows.filter((row) => row.entry === entry),
      { side: reader.side, customer },
    ),
  );
  return { rows: files, next: entries.length > shown.length ? (shown.at(-1) ?? null) : null };
}

type Reader = { side: ThreadSide; customer: ThreadReader };

/** An entry from its versions, the newest first. */
function present(versions: readonly FileRow[], reader: Reader): ProjectFile {
  const [newest, ...earlier] = versions;
  if (!newest) throw new Error('An entry of the list of files has no file.');
  const { kind, thing, title, name } = newest;
  const isPaper = kind === 'quote' || kind === 'document' || kind === 'approval';
  return {
    ...presentVersion(newest, reader),
    kind,
    thing,
    title,
    name: isPaper ? `${name}.pdf` : name,
    earlier: earlier.map((row) => presentVersion(row, reader)),
  };
}

function presentVersion(row: FileRow, reader: Reader): ProjectFileVersion {
  const { id, version, at, size } = row;
  const side = row.direction === 'to-customer' ? 'agency' : 'customer';
  return { id, version, at, side, author: nameOf(row, reader), size, hasPreview: row.width !== null };
}

/** Whoever nobody is known for any more: the agency goes by its name, the customer by the one they gave. */
const nameOf = (row: FileRow, reader: Reader): string => {
  const name = authorOf(row, reader);
  return name === '' && row.direction === 'to-customer' ? brand.developer : name;
};
