import * as z from 'zod';
import { screens } from '#domain/routes.ts';

const styled = [...screens, 'notFound'] as const;

/** The style sheets of all screens as the end of the build writes them: each rule once, and by their places those of each screen. */
export const storedStylesSchema = z.object({
  rules: z.array(z.string()),
  screens: z.record(z.enum(styled), z.array(z.int().nonnegative())),
});

type StoredStyles = z.infer<typeof storedStylesSchema>;

/** Stores each rule of the sheets once: as whole sheets they would take 3 MB of a server's memory. */
export function storeStyles(sheets: Readonly<Record<string, string>>): {
  rules: string[];
  screens: Record<string, number[]>;
} {
  const places = new Map<string, number>();
  const placeOf = (rule: string): number => {
    const place = places.get(rule) ?? places.size;
    places.set(rule, place);
    return place;
  };
  const stored = Object.entries(sheets).map(([screen, sheet]) => [screen, rulesOf(sheet).map(placeOf)] as const);
  return { rules: [...places.keys()], screens: Object.fromEntries(stored) };
}

/** Pieces that end with a closing bracket, and what is left; together they are the sheet, wherever its rules are nested. */
const rulesOf = (sheet: string): string[] => sheet.match(/[^}]*\}|[^}]+$/g) ?? [];

/** Opens stored sheets. The function returns a screen's sheet. */
export function openStyles(stored: StoredStyles): (screen: (typeof styled)[number]) => string {
  const placesOf = new Map(styled.map((screen) => [screen, Uint16Array.from(stored.screens[screen])]));
  return (screen) => Array.from(placesOf.get(screen) ?? [], (place) => stored.rules[place]).join('');
}
