import { type OfficePlace, goKeyOf, officePlaces } from '../office-places.ts';

/** Actions of single keys. */
export const singleKeys = {
  search: '/',
  help: '?',
  create: 'n',
  quote: 'q',
  next: 'j',
  previous: 'k',
  archive: 'e',
  assign: 'a',
  status: 's',
} as const;
export type KeyAction = keyof typeof singleKeys;

/** What a key press means. */
export type Intent = { kind: 'palette' } | { kind: 'go'; place: OfficePlace } | { kind: KeyAction };

/** A key press. */
export type Press = {
  key: string;
  hasControl: boolean;
  hasAlt: boolean;
  hasShift: boolean;
  /** A field, a menu or a dialog handles it. */
  isHandled: boolean;
  at: number;
};

/** The second key must follow the `g` within this time (ms). */
const sequenceMs = 1_500;

/**
 * Returns a function that interprets key presses in sequence. Keys without Ctrl mean nothing while the user types and
 * when they are switched off (WCAG 2.1.4).
 */
export function createKeyReader(): (press: Press, hasSingleKeys: boolean) => Intent | null {
  let startedAt = Number.NEGATIVE_INFINITY;
  return (press, hasSingleKeys) => {
    const key = press.key.toLowerCase();
    if (isPaletteChord(press, key)) return { kind: 'palette' };
    if (!hasSingleKeys || !isSingle(press, key)) return null;
    const isSecond = press.at - startedAt <= sequenceMs;
    startedAt = !isSecond && key === 'g' ? press.at : Number.NEGATIVE_INFINITY;
    return isSecond ? goTo(key) : actionOf(key);
  };
}

function isPaletteChord({ hasControl, hasAlt, hasShift }: Press, key: string): boolean {
  return key === 'k' && hasControl && !hasAlt && !hasShift;
}

/** Characters such as `?` need Shift on many keyboards; letters with Shift are no shortcuts. */
function isSingle({ isHandled, hasControl, hasAlt, hasShift }: Press, key: string): boolean {
  return !isHandled && !hasControl && !hasAlt && !(hasShift && /^[a-z]$/.test(key));
}

const places = officePlaces.flatMap((group) => group.places);

function goTo(key: string): Intent | null {
  const place = places.find((each) => goKeyOf(each) === key);
  return place ? { kind: 'go', place } : null;
}

const keyActions = Object.keys(singleKeys) as KeyAction[];

function actionOf(key: string): Intent | null {
  const kind = keyActions.find((action) => singleKeys[action] === key);
  return kind ? { kind } : null;
}
