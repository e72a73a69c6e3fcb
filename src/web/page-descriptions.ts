import type { PageInput } from '#contract/page.ts';
import type { GetText } from '#locales/text-key.ts';
import type { PageMeta } from './lib/checked-descriptor.ts';
import type { PageContent } from './lib/texts/page-content.ts';
import { brandValues, fillIn } from './lib/texts/use-content.ts';

/** Longest description that search engines show whole, in characters. */
const longestDescription = 160;

type Wording = { input: PageInput; content: PageContent; t: GetText };

/** Returns the description of a page for search engines (A8); null stands for the not-found page. */
export function descriptionOf(meta: PageMeta | null, { input, content, t }: Wording): string {
  const notFound = t('common:notFound.text');
  if (!meta) return notFound;
  if (typeof meta === 'string') return t(`${meta}.description`);
  if (meta.content === 'service') return content.service?.meta.description ?? notFound;
  const document = content[meta.content];
  return document ? descriptionFrom(document.lead, input) : notFound;
}

/** As many sentences of a lead as a description holds, the first at least. */
function descriptionFrom(lead: string, input: PageInput): string {
  const sentences = fillIn(lead, brandValues(input)).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  return sentences.reduce((text, next) => (text.length + next.length < longestDescription ? `${text} ${next}` : text));
}
