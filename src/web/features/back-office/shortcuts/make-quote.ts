import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { pressTarget } from './targets.ts';

/** Makes a quote of what is on the screen, such as a request; elsewhere the list of quotes asks from what (H2). */
export function makeQuote(language: Language): void {
  if (!pressTarget('quote')) navigate(`${pathOf('adminQuotes', language)}#new`);
}
