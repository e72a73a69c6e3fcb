import { isService } from '../catalogue/services.ts';
import { faqCategories } from '../catalogue/faq.ts';
import { trades } from '../configurator/answers.ts';
import type { Screen } from '../routes.ts';
import { requestFilterSchema } from '../service-requests/request-filter.ts';

/** Longest search that a page is rendered for, in characters. */
const longestSearch = 80;

/** Token of a mailed or printed link. */
const isToken = (value: string) => /^[\w.-]{1,100}$/.test(value);

type Allowed = Readonly<Record<string, (value: string) => boolean>>;

/** What the query of a page may name; everything else changes nothing that the server renders. */
const allowedOf: Partial<Record<Screen, Allowed>> = {
  projects: { service: isService, trade: (value) => trades.some((trade) => trade === value) },
  faq: {
    q: (value) => value.trim() !== '' && value.length <= longestSearch,
    category: (value) => faqCategories.some((category) => category === value),
  },
  cookies: { saved: () => true },
  passwordReset: { token: isToken },
  emailVerification: { token: isToken },
  setup: { token: isToken },
  login: { form: (value) => value === 'register' },
  adminRequests: Object.fromEntries(
    Object.entries(requestFilterSchema.shape).map(([part, schema]) => [
      part,
      (value) => schema.safeParse(value).success,
    ]),
  ),
};

/**
 * The part of a query that a screen is rendered from, in a fixed order, so that equal pages share one cache entry.
 * `read` gives the value of a name, or null.
 */
export function shownQuery(screen: Screen, read: (name: string) => string | null): string {
  return Object.entries(allowedOf[screen] ?? {})
    .flatMap(([name, isAllowed]) => {
      const value = read(name);
      return value !== null && isAllowed(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
    })
    .join('&');
}
