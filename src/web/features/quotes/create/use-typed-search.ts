import { useState } from 'react';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';

/** Pause after the last letter before it is searched (ms). */
const pauseMs = 180;

/** What is typed into a search field, and what to search for once somebody pauses. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, search: useDebouncedValue(typed.trim(), pauseMs) };
}
