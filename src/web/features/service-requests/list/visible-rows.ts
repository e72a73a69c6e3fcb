/** Ids of the rows of a list that are visible in the window. */
export function visibleRowIds(): ReadonlySet<string> {
  const drawn = [...document.querySelectorAll<HTMLElement>('.virtual-table [data-row]')];
  const seen = drawn.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return new Set(seen.map((row) => row.dataset['row'] ?? ''));
}
