import type { Action } from '../permissions.ts';
import type { Route } from './route.ts';

/** Names of texts and of content, which the domain does not know: src/web/screens.ts checks that they exist. */
type Wording = {
  /** Group of texts with `title` and `description`, such as `home:meta`; or the content that has both. */
  meta: `${string}:${string}` | { content: string };
  /** Areas of texts that it needs beside `common`. */
  texts: readonly string[];
};

/** Everything that a screen outside the back office is, beside its page and its texts. */
export type SiteDescriptor = Route &
  Wording & {
    /** Menu that names it, and position there, counted from 1. */
    place?: { menu: 'main' | 'legal'; position: number };
    /** It opens without the network after one visit of any page (B8). */
    isOffline?: true;
    /** When it is hydrated; `now` unless it says another. */
    hydration?: Hydration;
    /** Its island alone is hydrated, the page `<screen>-island.tsx`; else all that stands in `main`. */
    hasIsland?: true;
  };

/**
 * When React hydrates a page or its island: never, for a page that is only read; once one of its fields or buttons is touched or
 * pointed at; at once after the first paint, where people work.
 */
export type Hydration = 'none' | 'touch' | 'now';

/** Groups of the back office's navigation, in the order of a day's work. */
export const officeGroups = ['work', 'supplies', 'settings', 'watch'] as const;
export type OfficeGroup = (typeof officeGroups)[number];

/** Everything that a screen of the back office is, beside its page and its texts. */
export type OfficeDescriptor = Wording & {
  /** The same in all languages; a segment such as `:id` is a parameter. */
  path: `/admin${string}`;
  /** What a person must be allowed to do to open it; `open-back-office` unless it says another. */
  permission?: Action;
  /** Group of the navigation that names it, and the letter that leads there after `g` (G10). */
  place?: { group: OfficeGroup; key: string | null };
  /** Screen of the navigation whose link stays marked while this one is shown. */
  within?: string;
  /** Paths of calls whose data is fetched again when a request changes; `:id` stands for the changed one. */
  live?: readonly `/api/${string}`[];
};
