import { brand } from '#domain/brand.ts';
import type { GetText } from '#locales/text-key.ts';
import type { PageMeta } from './lib/checked-descriptor.ts';
import type { PageContent } from './lib/texts/page-content.ts';

/** Returns the title of a page as search engines and browser tabs show it (A8); null stands for the not-found page. */
export function titleOf(meta: PageMeta | null, content: PageContent, t: GetText): string {
  const notFound = `${t('common:notFound.title')} | ${brand.name}`;
  if (!meta) return notFound;
  if (typeof meta === 'string') return t(`${meta}.title`);
  if (meta.content === 'service') return content.service?.meta.title ?? notFound;
  const document = content[meta.content];
  return document ? `${document.title} | ${brand.name}` : notFound;
}
