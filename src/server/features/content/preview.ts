import { contentKinds } from '#domain/content/content-kinds.ts';
import type { DocumentsInForce } from '#domain/content/shown-content.ts';
import type { CurrentSiteContent } from '#server/features/settings/site-content/current-site-content.ts';
import {
  countCompletedProjects,
  findPictures,
  picturesIn,
} from '#server/features/settings/site-content/site-content-store.ts';
import type { Services } from '#server/services.ts';
import { storedContent } from '#server/stored/content.ts';
import { listDrafts } from './content-store.ts';

/** What the site would show with all drafts published (A12). */
export async function previewedContent({
  db,
  siteContent,
}: Pick<Services, 'db' | 'siteContent'>): Promise<
  Pick<CurrentSiteContent, 'documents' | 'pictures' | 'completedProjects'>
> {
  const drafts = (await listDrafts(db)).flatMap(({ kind, document }) =>
    document === null || !contentKinds.includes(kind)
      ? []
      : [{ kind, document: storedContent[kind].read(document, `content_drafts ${kind}`) }],
  );
  const { documents, pictures } = siteContent.current();
  const ofDrafts = await findPictures(
    db,
    drafts.flatMap(({ kind, document }) => picturesIn(kind, document)),
  );
  const named = Object.fromEntries(drafts.map(({ kind, document }) => [kind, document])) as DocumentsInForce;
  return {
    completedProjects: await countCompletedProjects(db),
    documents: { ...documents, ...named },
    pictures: new Map([...pictures, ...ofDrafts.map((row) => [row.id, row] as const)]),
  };
}
