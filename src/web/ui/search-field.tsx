import { useEffect, useRef } from 'react';

import { classNames } from './class-names.ts';
import { SearchIcon } from './icons/office.tsx';

type Props = {
  id: string;
  /** Names the field; it is read out, not shown. */
  label: string;
  placeholder: string;
  /** What the list is searched for now. */
  search: string;
  onSearch: (text: string) => void;
  maxLength?: number;
  className?: string;
};

/** So long after the last letter the search begins, in ms. */
const pauseMs = 250;

/** Searches while one types. The field keeps what is typed and the focus, whatever comes back meanwhile. */
export function SearchField({ id, label, placeholder, search, onSearch, maxLength = 100, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    // The search may change by itself, such as on the way back; what is just being typed is newer.
    if (input.current && timer.current === null) input.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  function searchNow() {
    clearTimeout(timer.current ?? undefined);
    timer.current = null;
    onSearch(input.current?.value.trim() ?? '');
  }

  function noteInput() {
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(searchNow, pauseMs);
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
        ref={input}
        id={id}
        type="search"
        className="control ps-9"
        data-size="sm"
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        defaultValue={search}
        placeholder={placeholder}
        onInput={noteInput}
      />
    </form>
  );
}
