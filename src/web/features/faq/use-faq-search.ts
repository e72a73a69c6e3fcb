import { type RefObject, use, useEffect, useLayoutEffect, useState } from 'react';
import type { FaqCategory } from '#domain/catalogue/faq.ts';
import { pathOf } from '#domain/routes.ts';
import { StillContext } from '../../lib/island/island.tsx';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { type FaqSearched, readSearch, writeSearch } from './faq-search-address.ts';
import { showFound } from './show-found.ts';

/** Words and topic enter the address so many ms after the last key: some browsers allow 100 changes in 30 s. */
const addressWaitMs = 300;

/**
 * Search by words and category, starting with those of the address, which keeps up with them, so that what was found can
 * be sent to somebody and is there after going back (A6). The list of the questions is markup of the server.
 */
export function useFaqSearch(list: RefObject<HTMLDivElement | null>) {
  const named = readSearch(useQuery());
  const [typed, setWords] = useState<string | null>(null);
  const [chosen, setCategory] = useState<FaqCategory | 'all' | null>(null);
  const [shown, setShown] = useState(use(StillContext).shown);
  const words = typed ?? named.words;
  const category = chosen ?? named.category;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how many are found stands in markup that React does not own
    if (list.current) setShown(showFound(list.current, { words, category }));
  }, [list, words, category]);
  useAddressOf({ words, category }, typed !== null || chosen !== null);
  /** Shows every question again. */
  function clear() {
    setWords('');
    setCategory('all');
  }
  const isNarrowed = words.trim() !== '' || category !== 'all';
  return { words, setWords, category, setCategory, isNarrowed, clear, shown };
}

/** Writes what is searched for into the address, in place of its entry in the history. */
function useAddressOf({ words, category }: FaqSearched, isChanged: boolean): void {
  const { language } = usePage();
  useEffect(() => {
    if (!isChanged) return;
    const address = pathOf('faq', language) + writeSearch({ words, category });
    const timer = setTimeout(() => navigate(`${address}${location.hash}`, { replace: true }), addressWaitMs);
    return () => clearTimeout(timer);
  }, [words, category, isChanged, language]);
}
