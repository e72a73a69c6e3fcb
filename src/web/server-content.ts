import type { PageInput } from '#contract/page.ts';
import type { PageContent } from './lib/texts/page-content.ts';
import { contentFilesOf } from './lib/texts/page-content.ts';

const files = import.meta.glob<PageContent>(['../locales/*/content/**/*.ts', '../locales/*/legal/*.ts'], {
  eager: true,
});

/** Content of a page, for rendering on the server. */
export function contentOnServer({ screen, parameters, language }: PageInput): PageContent {
  const names = contentFilesOf(screen && { screen, parameters });
  return Object.fromEntries(names.map(([name, file]) => [name, files[`../locales/${language}/${file}.ts`]?.[name]]));
}
