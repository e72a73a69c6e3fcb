import { use } from 'react';
import type { PageInput } from '#contract/page.ts';
import { brand } from '#domain/brand.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { originIn } from '#domain/pages/page-addresses.ts';
import type { PageContent } from './page-content.ts';
import { usePage } from '../page-context.ts';
import { priceValues } from '../price-values.ts';
import { ContentContext, type PlainContent } from './use-plain-content.ts';

/** Returns content of the current page with placeholders filled in. Throws when the screen does not list it. */
export function useContent<Name extends Exclude<keyof PageContent, PlainContent>>(
  name: Name,
): NonNullable<PageContent[Name]> {
  const content = use(ContentContext)[name];
  const page = usePage();
  if (!content) throw new Error(`The screen has no content "${name}".`);
  return fillIn(content, valuesOf(page));
}

type Values = Readonly<Record<string, string>>;

/** Fills `{{name}}` in every text of a tree. Unknown names stay, so that a mistake is visible. */
export function fillIn<T>(tree: T, values: Values): T {
  if (typeof tree === 'string') {
    const valueOf = (whole: string, name: string) => joinRanges(values[name] ?? whole);
    return tree.replaceAll(/\{\{(\w+)\}\}/g, valueOf) as T;
  }
  if (Array.isArray(tree)) return tree.map((item: unknown) => fillIn(item, values)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillIn<unknown>(value, values)])) as T;
}

/** What the placeholders of a page stand for: facts about the firm, and prices where it has a price book. */
export function valuesOf(page: PageInput): Values {
  return { ...brandValues(page), ...priceValues(page) };
}

/** Facts about the firm that legal texts name (A10). */
export function brandValues(page: Pick<PageInput, 'language' | 'agency' | 'origin' | 'hosts'>): Values {
  const { address } = brand;
  return {
    company: `${brand.developer} – ${brand.name}`,
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    companyNumber: page.agency.companyNumber,
    mailbox: brand.mailboxes[page.language],
    phone: brand.phone,
    // With its port, as the server puts it into pages that are rendered once for all hosts.
    host: new URL(originIn(page.language, page)).host,
  };
}
