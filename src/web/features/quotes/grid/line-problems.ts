import type { FieldIssue } from '#domain/field-issue.ts';
import { type GridColumn, gridColumns } from './grid-places.ts';
import type { CellProblems } from './row-props.ts';

/** What is wrong with each line, by its id and column, from issues at `lines.<id>.<column>`; the first of a cell counts. */
export function problemsOfLines(
  issues: readonly FieldIssue[],
  textOf: (issue: FieldIssue) => string,
): Record<string, CellProblems> {
  const problems: Record<string, Partial<Record<GridColumn, string>>> = {};
  for (const issue of issues) {
    const [part, line = '', column] = issue.field.split('.');
    const known = gridColumns.find((each) => each === column);
    if (part !== 'lines' || known === undefined) continue;
    const ofLine = (problems[line] ??= {});
    ofLine[known] ??= textOf(issue);
  }
  return problems;
}
