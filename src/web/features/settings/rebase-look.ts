import type { DefaultTheme, Logo } from '#domain/settings/look-settings.ts';

/** What stands in the fields of the look; the colour as it was typed, empty for the product's own. */
export type LookDraft = { colour: string; defaultTheme: DefaultTheme; logo: Logo | null };
export type LookField = keyof LookDraft;

const fields: readonly LookField[] = ['colour', 'logo', 'defaultTheme'];

type Versions = { base: LookDraft; typed: LookDraft; saved: LookDraft };

/** Keeps every field that was changed here and takes over the others; `clashes` are those that both changed (G5). */
export function rebaseLook({ base, typed, saved }: Versions): { draft: LookDraft; clashes: LookField[] } {
  const differs = (one: LookDraft, other: LookDraft) => (field: LookField) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const touched = fields.filter(differs(typed, base));
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]])) as Partial<LookDraft>;
  return {
    draft: { ...saved, ...kept },
    clashes: touched.filter(differs(saved, base)).filter(differs(saved, typed)),
  };
}
