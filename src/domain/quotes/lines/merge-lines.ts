import { threeWayMerge } from '../../three-way-merge.ts';

/** A line of a quote or of a tax document. */
type Line = { id: string };
type Versions<Each> = { base: readonly Each[]; mine: readonly Each[]; theirs: readonly Each[] };

/** A detail of a line that both have changed, a line that one has removed (null), or the order of the lines. */
export type LineConflict =
  | { field: `lines.${string}`; mine: unknown; theirs: unknown }
  | { field: 'lines'; mine: readonly string[]; theirs: readonly string[] };

type MergedLines<Each> = { lines: Each[]; conflicts: LineConflict[] };

/** Merges the lines of two edits by their ids (H2); see `mergeContent`. */
export function mergeLines<Each extends Line>(versions: Versions<Each>): MergedLines<Each> {
  const sides = { base: byId(versions.base), mine: byId(versions.mine), theirs: byId(versions.theirs) };
  const kept = new Map<string, Each>();
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

const byId = <Each extends Line>(lines: readonly Each[]) => new Map(lines.map((line) => [line.id, line]));
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);

type Sides<Each> = Record<'base' | 'mine' | 'theirs', Each | undefined>;
type MergedLine<Each> = { line: Each | null; conflicts: LineConflict[] };

function mergeLine<Each extends Line>({ base, mine, theirs }: Sides<Each>, id: string): MergedLine<Each> {
  if (!mine || !theirs) return mergeRemoval(base, { mine, theirs }, id);
  // Both have it anew only where one has it from the other.
  const { values, conflicts } = threeWayMerge({ base: base ?? theirs, mine, theirs });
  return { line: values, conflicts: conflicts.map((each) => ({ ...each, field: `lines.${id}.${each.field}` })) };
}

/** A line that one side does not have: added, or removed by the other. What nobody has changed goes. */
function mergeRemoval<Each extends Line>(
  base: Each | undefined,
  { mine, theirs }: Omit<Sides<Each>, 'base'>,
  id: string,
): MergedLine<Each> {
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
