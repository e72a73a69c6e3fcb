import { mergeLines } from '#domain/quotes/lines/merge-lines.ts';
import { type Merged, type Versions, threeWayMerge } from '#domain/three-way-merge.ts';
import type { DraftValues } from './draft-values.ts';

/** Merges what two administrators have written in one draft (G5): field by field, lines by their ids. */
export function mergeDraft({ base, mine, theirs }: Versions<DraftValues>): Merged<DraftValues> {
  const fields = threeWayMerge({ base, mine, theirs });
  const { lines, conflicts } = mergeLines({ base: base.lines, mine: mine.lines, theirs: theirs.lines });
  const others = fields.conflicts.filter(({ field }) => field !== 'lines');
  return {
    values: { ...fields.values, lines },
    conflicts:
      conflicts.length === 0 ? others : [...others, { field: 'lines', mine: mine.lines, theirs: theirs.lines }],
  };
}
