import { useCallback, useEffect, useRef } from 'react';

import { classNames } from './class-names.ts';
import { SearchIcon } from './icons/office.tsx';

type Props = {
  id: string;
  /** Accessible name; not visible. */
  label: string;
  placeholder: string;
  /** The search in force. */
  search: string;
  onSearch: (text: string) => void;
  maxLength?: number;
  className?: string;
};

/** Debounce of typing (ms). */
const debounceMs = 250;

/** Searches while one types, debounced. The field keeps its text and the focus while results are loading. */
export function SearchField({ id, label, placeholder, search, onSearch, maxLength = 100, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const attachInput = useCallback((element: HTMLInputElement) => {
    input.current = element;
    return () => clearTimeout(timer.current ?? undefined);
  }, []);

  useEffect(() => {
    // The search may change from outside, such as by the back button; text whose debounce is still running is newer.
    if (input.current && timer.current === null) input.current.value = search;
  }, [search]);

  function searchNow() {
    clearTimeout(timer.current ?? undefined);
    timer.current = null;
    onSearch(input.current?.value.trim() ?? '');
  }

  function searchSoon() {
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(searchNow, debounceMs);
  }

  return (
    <form
      role="search"
      className={classNames('relative min-w-0', className)}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <SearchIcon size={20} className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={attachInput}
        id={id}
        type="search"
        className="control ps-9"
        data-size="sm"
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        defaultValue={search}
        placeholder={placeholder}
        onInput={searchSoon}
      />
    </form>
  );
}
