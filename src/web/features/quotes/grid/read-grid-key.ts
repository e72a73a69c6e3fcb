import type { Direction, GridColumn } from './grid-places.ts';
import type { Intent } from './grid-intents.ts';

/** A key as it was pressed in the grid; `hasControl` is Ctrl, or Cmd on a Mac. */
export type GridKey = {
  key: string;
  hasControl: boolean;
  hasAlt: boolean;
  hasShift: boolean;
  isEditing: boolean;
  column: GridColumn;
};

const controlKeys: Readonly<Record<string, Intent>> = {
  d: { kind: 'duplicate' },
  enter: { kind: 'insert' },
};

/** Not while something is typed: there they belong to the text. */
const controlKeysAtRest: Readonly<Record<string, Intent>> = {
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  delete: { kind: 'remove' },
  backspace: { kind: 'remove' },
  home: { kind: 'go', to: 'first' },
  end: { kind: 'go', to: 'last' },
};

const keysAtRest: Readonly<Record<string, Intent>> = {
  ArrowLeft: { kind: 'go', to: 'left' },
  ArrowRight: { kind: 'go', to: 'right' },
  ArrowUp: { kind: 'go', to: 'up' },
  ArrowDown: { kind: 'go', to: 'down' },
  Home: { kind: 'go', to: 'start' },
  End: { kind: 'go', to: 'end' },
  Enter: { kind: 'begin' },
  F2: { kind: 'begin' },
  ' ': { kind: 'begin' },
  Delete: { kind: 'begin', text: '' },
  Backspace: { kind: 'begin', text: '' },
};

const tab = (hasShift: boolean): Direction => (hasShift ? 'previous' : 'next');

/**
 * Returns what a key means, as the pattern for grids of the ARIA Authoring Practices says; null where it means nothing.
 * A character begins an edit in place of what was there, and goes on to the field.
 */
export function readGridKey(pressed: GridKey): Intent | null {
  const { key, hasControl, hasAlt, hasShift, isEditing } = pressed;
  if (hasAlt && !hasControl) return readAltKey(key);
  if (hasControl) return readControlKey(pressed);
  if (key === 'Tab') return { kind: 'go', to: tab(hasShift) };
  return isEditing ? readEditKey(pressed) : readRestKey(pressed);
}

/** Whether the key writes something, a composed character included. */
export function isCharacter({ key, hasControl, hasAlt }: GridKey): boolean {
  return (!hasControl && !hasAlt && [...key].length === 1 && key !== ' ') || key === 'Dead' || key === 'Process';
}

function readAltKey(key: string): Intent | null {
  if (key === 'ArrowUp') return { kind: 'move', by: -1 };
  return key === 'ArrowDown' ? { kind: 'move', by: 1 } : null;
}

function readControlKey({ key, hasShift, hasAlt, isEditing }: GridKey): Intent | null {
  if (hasAlt) return null;
  const name = key.toLowerCase();
  if (name === 'z' && hasShift && !isEditing) return { kind: 'redo' };
  return controlKeys[name] ?? (isEditing ? null : (controlKeysAtRest[name] ?? null));
}

function readEditKey({ key, hasShift, column }: GridKey): Intent | null {
  if (key === 'Escape') return { kind: 'cancel' };
  // In a description the key with Shift breaks the line.
  if (key !== 'Enter' || (hasShift && column === 'description')) return null;
  return { kind: 'go', to: hasShift ? 'up' : 'down' };
}

function readRestKey(pressed: GridKey): Intent | null {
  const { key, hasShift, column } = pressed;
  if (key === 'Enter' && hasShift) return { kind: 'open-description' };
  if (column === 'taxRate' || column === 'recurrence') return readChoiceKey(pressed);
  if (key === ' ' && column === 'option') return { kind: 'toggle-option' };
  return isCharacter(pressed) ? { kind: 'begin', text: '' } : (keysAtRest[key] ?? null);
}

/** A character chooses in a list; there is nothing to delete in it. */
function readChoiceKey(pressed: GridKey): Intent | null {
  if (isCharacter(pressed)) return { kind: 'begin' };
  const intent = keysAtRest[pressed.key] ?? null;
  return intent?.kind === 'begin' && intent.text === '' ? null : intent;
}
