import { type OfficePlace, goKeyOf, officePlaces } from '../office-places.ts';

/** What single keys do. */
export const singleKeys = {
  search: '/',
  help: '?',
  create: 'n',
  next: 'j',
  previous: 'k',
  archive: 'e',
  assign: 'a',
  status: 's',
} as const;
export type SingleDeed = keyof typeof singleKeys;

/** What a press of keys asks for. */
export type Intent = { kind: 'palette' } | { kind: 'go'; place: OfficePlace } | { kind: SingleDeed };

/** A press as far as it matters here. */
export type Press = {
  key: string;
  hasControl: boolean;
  hasAlt: boolean;
  hasShift: boolean;
  /** It belongs to a field, a menu or a dialog. */
  isTaken: boolean;
  at: number;
};

/** The second key must follow the `g` within this time (ms). */
const sequenceMs = 1_500;

/**
 * Reads presses one after the other. Keys without Ctrl do nothing while one types and when they are switched off
 * (WCAG 2.1.4).
 */
export function createKeyReader(): (press: Press, hasSingleKeys: boolean) => Intent | null {
  let startedAt = Number.NEGATIVE_INFINITY;
  return (press, hasSingleKeys) => {
    const key = press.key.toLowerCase();
    if (isPaletteChord(press, key)) return { kind: 'palette' };
    if (!hasSingleKeys || !isSingle(press, key)) return null;
    const isSecond = press.at - startedAt <= sequenceMs;
    startedAt = !isSecond && key === 'g' ? press.at : Number.NEGATIVE_INFINITY;
    return isSecond ? goTo(key) : deedOf(key);
  };
}

function isPaletteChord({ hasControl, hasAlt, hasShift }: Press, key: string): boolean {
  return key === 'k' && hasControl && !hasAlt && !hasShift;
}

/** Signs such as `?` need Shift on many keyboards; letters with it are others. */
function isSingle({ isTaken, hasControl, hasAlt, hasShift }: Press, key: string): boolean {
  return !isTaken && !hasControl && !hasAlt && !(hasShift && /^[a-z]$/.test(key));
}

const places = officePlaces.flatMap((group) => group.places);

function goTo(key: string): Intent | null {
  const place = places.find((each) => goKeyOf(each) === key);
  return place ? { kind: 'go', place } : null;
}

const deeds = Object.keys(singleKeys) as SingleDeed[];

function deedOf(key: string): Intent | null {
  const kind = deeds.find((deed) => singleKeys[deed] === key);
  return kind ? { kind } : null;
}
