import type { PageInput } from '#contract/page.ts';
import type { PageContent } from './lib/page-content.ts';
import { contentFilesOf } from './lib/page-content.ts';

const files = import.meta.glob<PageContent>(
  ['../locales/{sk,cs,da,en}/content/**/*.ts', '../locales/{sk,cs,da,en}/legal/*.ts'],
  { eager: true },
);

/** Content of a page, for rendering on the server. */
export function contentOnServer({ screen, parameters, language }: PageInput): PageContent {
  const names = contentFilesOf(screen && { screen, parameters });
  return Object.fromEntries(names.map(([name, file]) => [name, files[`../locales/${language}/${file}.ts`]?.[name]]));
}
