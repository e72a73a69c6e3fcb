import { type ReactNode, type RefObject, createContext, use, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated.ts';
import { writtenMarkup } from './written-markup.ts';

/** Markup inside an island that stays as the server wrote it, how many of its entries are shown, and in the browser its nodes. */
export type StillPart = { html: string; shown: number; nodes: readonly ChildNode[] };

/** The still part of the island that is rendered; one without has none. */
export const StillContext = createContext<StillPart>({ html: '', shown: 0, nodes: [] });

type IslandProps = {
  /** Shown inside the island, where its `Still` stands, and never hydrated. */
  children?: ReactNode;
  /** How many entries of that are shown. */
  shown?: number;
};

/** Renders the island of the page, with what stands still in it; the server's entry gives it. */
export const IslandContext = createContext<(still: ReactNode, shown: number) => string>(() => '');

/**
 * The part of a page that React hydrates, in the place where the page has it: `<screen>-island.tsx`, by itself, so that ids of components
 * are the same in the browser. The page around it is rendered on the server alone.
 */
export function Island({ children, shown = 0 }: IslandProps) {
  const html = use(IslandContext)(children, shown);
  return <div data-island="" {...writtenMarkup(html)} />;
}

type StillProps = { ref: RefObject<HTMLDivElement | null>; isHidden: boolean };

/** What stands still in an island. React moves it as a whole and looks at nothing in it. */
export function Still({ ref, isHidden }: StillProps) {
  const { html, shown, nodes } = use(StillContext);
  const isHydrated = useIsHydrated();
  // An island that broke is built anew, and no text may become markup then: its nodes are put back.
  const [isBuiltAnew] = useState(isHydrated);
  useLayoutEffect(() => {
    if (isBuiltAnew) ref.current?.append(...nodes);
  }, [isBuiltAnew, nodes, ref]);
  return (
    <div
      ref={ref}
      hidden={isHidden}
      className="grid gap-10"
      data-still={shown}
      {...(!isBuiltAnew && writtenMarkup(html))}
    />
  );
}

/** Reads the still part of an island from its markup, before React has seen it. */
export function readStillPart(island: Element): StillPart {
  const part = island.querySelector<HTMLElement>('[data-still]');
  return {
    html: part?.innerHTML ?? '',
    shown: Number(part?.dataset['still'] ?? 0),
    nodes: [...(part?.childNodes ?? [])],
  };
}
