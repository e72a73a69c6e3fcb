import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from './button.tsx';

type Props<Row> = {
  /** A list that comes in pages, as the query client gives it. */
  list: {
    data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Id of the link in a row, which takes the focus when the row has come. */
  linkId: (row: Row) => string;
  label: string;
  /** What stands above the button when the next page did not come. */
  failure: ReactNode;
};

/** Brings the next page of a list. The focus goes to its first row, since the pressed button moves away or goes. */
export function LoadMore<Row>({ list, linkId, label, failure }: Props<Row>) {
  const isAwaited = useRef(false);
  const lastPage = list.data?.pages.at(-1);
  useEffect(() => {
    const first = lastPage?.rows[0];
    if (!isAwaited.current || !first) return;
    isAwaited.current = false;
    document.getElementById(linkId(first))?.focus({ preventScroll: true });
  }, [lastPage, linkId]);

  function load() {
    isAwaited.current = true;
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
