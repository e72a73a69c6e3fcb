import type { Material } from '#contract/projects/project-material.ts';

/** Something about which words are being written, and its place in the list. */
export type Begun = { material: Material; at: number };

/** A thing as the list shows it. */
export type ListedThing = {
  material: Material;
  /** The agency has taken it off the list meanwhile. */
  isGone: boolean;
};

/** The list with what was taken off it while somebody was writing about it, each at its place, so that its field keeps the focus (I7). */
export function keepBegun(items: readonly Material[], begun: readonly Begun[]): ListedThing[] {
  const things = items.map((material): ListedThing => ({ material, isGone: false }));
  const gone = begun.filter(({ material }) => items.every(({ id }) => id !== material.id));
  for (const { material, at } of gone.toSorted((one, other) => one.at - other.at))
    things.splice(at, 0, { material, isGone: true });
  return things;
}
