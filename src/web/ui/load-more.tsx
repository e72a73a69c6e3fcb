import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from './button.tsx';

type Props<Row> = {
  /** A list that is loaded by pages, as an infinite query returns it. */
  list: {
    data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** Id of the link in a row, which gets the focus when the row is loaded. */
  linkId: (row: Row) => string;
  label: string;
  /** Shown above the button when the next page could not be loaded. */
  failure: ReactNode;
};

/** Loads the next page of a list and moves the focus to its first row, since the pressed button moves or disappears. */
export function LoadMore<Row>({ list, linkId, label, failure }: Props<Row>) {
  /** Index of the row to focus once it is loaded. */
  const awaited = useRef<number | null>(null);
  const { data } = list;
  useEffect(() => {
    if (awaited.current === null) return;
    const first = data?.pages.flatMap(({ rows }) => rows)[awaited.current];
    if (!first) return;
    awaited.current = null;
    // The table renders the row in the same commit as this component.
    document.getElementById(linkId(first))?.focus({ preventScroll: true });
  }, [data, linkId]);

  function load() {
    awaited.current = data?.pages.reduce((count, { rows }) => count + rows.length, 0) ?? 0;
    void list.fetchNextPage();
  }

  return (
    <>
      {list.isFetchNextPageError ? failure : null}
      {list.hasNextPage ? (
        <Button className="justify-self-start" isLoading={list.isFetchingNextPage} onClick={load}>
          {label}
        </Button>
      ) : null}
    </>
  );
}
