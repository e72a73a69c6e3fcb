import { threeWayMerge } from '../../three-way-merge.ts';
import type { DraftLine } from './quote-line.ts';

type Lines = readonly DraftLine[];
type Versions = { base: Lines; mine: Lines; theirs: Lines };

/** A detail of a line that both have changed, a line that one has removed (null), or the order of the lines. */
export type LineConflict =
  | { field: `lines.${string}`; mine: unknown; theirs: unknown }
  | { field: 'lines'; mine: readonly string[]; theirs: readonly string[] };

type MergedLines = { lines: DraftLine[]; conflicts: LineConflict[] };

/** Merges the lines of two edits by their ids (H2); see `mergeContent`. */
export function mergeLines(versions: Versions): MergedLines {
  const sides = { base: byId(versions.base), mine: byId(versions.mine), theirs: byId(versions.theirs) };
  const kept = new Map<string, DraftLine>();
  const conflicts: LineConflict[] = [];
  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const merged = mergeLine({ base: sides.base.get(id), mine: sides.mine.get(id), theirs: sides.theirs.get(id) }, id);
    if (merged.line) kept.set(id, merged.line);
    conflicts.push(...merged.conflicts);
  }
  const order = mergeOrder({ base: idsOf(versions.base), mine: idsOf(versions.mine), theirs: idsOf(versions.theirs) });
  return {
    lines: order.ids.flatMap((id) => kept.get(id) ?? []),
    conflicts: [...conflicts, ...order.conflicts],
  };
}

const byId = (lines: Lines) => new Map(lines.map((line) => [line.id, line]));
const idsOf = (lines: Lines) => lines.map(({ id }) => id);

type Sides = Record<'base' | 'mine' | 'theirs', DraftLine | undefined>;
type MergedLine = { line: DraftLine | null; conflicts: LineConflict[] };

function mergeLine({ base, mine, theirs }: Sides, id: string): MergedLine {
  if (!mine || !theirs) return mergeRemoval(base, { mine, theirs }, id);
  // Both have it anew only where one has it from the other.
  const { values, conflicts } = threeWayMerge({ base: base ?? theirs, mine, theirs });
  return { line: values, conflicts: conflicts.map((each) => ({ ...each, field: `lines.${id}.${each.field}` })) };
}

/** A line that one side does not have: added, or removed by the other. What nobody has changed goes. */
function mergeRemoval(base: DraftLine | undefined, { mine, theirs }: Omit<Sides, 'base'>, id: string): MergedLine {
  const line = mine ?? theirs ?? null;
  if (!base || !line) return { line, conflicts: [] };
  if (JSON.stringify(line) === JSON.stringify(base)) return { line: null, conflicts: [] };
  return { line, conflicts: [{ field: `lines.${id}`, mine: mine ?? null, theirs: theirs ?? null }] };
}

type Ids = Record<'base' | 'mine' | 'theirs', readonly string[]>;

/** The order of who has moved lines, the own one where both have; what only the other has stands after its neighbour there. */
function mergeOrder({ base, mine, theirs }: Ids): { ids: string[]; conflicts: LineConflict[] } {
  const common = (ids: readonly string[]) =>
    ids.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id)).join(' ');
  const isMoved = { mine: common(mine) !== common(base), theirs: common(theirs) !== common(base) };
  const [host, guest] = isMoved.theirs && !isMoved.mine ? [theirs, mine] : [mine, theirs];
  const ids = [...host];
  for (const [index, id] of guest.entries()) {
    if (!ids.includes(id)) ids.splice(index === 0 ? 0 : ids.indexOf(guest[index - 1] ?? '') + 1, 0, id);
  }
  const isConflict = isMoved.mine && isMoved.theirs && common(mine) !== common(theirs);
  return { ids, conflicts: isConflict ? [{ field: 'lines', mine, theirs }] : [] };
}
