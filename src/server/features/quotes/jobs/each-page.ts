/**
 * Works through rows page by page, by id. What fails keeps no other from its turn: its error is thrown when all have had theirs.
 */
export async function eachPage<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  { idOf, work }: { idOf: (row: Row) => string; work: (row: Row) => Promise<void> },
): Promise<void> {
  const errors: unknown[] = [];
  let after = '';
  for (let page = await read(after); page.length > 0; page = await read(after)) {
    for (const row of page) {
      after = idOf(row);
      try {
        await work(row);
      } catch (error) {
        errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw errors[0];
}
