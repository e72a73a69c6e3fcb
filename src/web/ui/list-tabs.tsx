type Tab = {
  id: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many it shows, in figures; null says nothing. */
  count?: string | null;
};

type Props = { label: string; tabs: readonly Tab[] };

/** Keeps the chosen tab of a phone in the middle, also once the numbers have come; the page itself does not move. */
function keepInView(tab: HTMLElement | null): (() => void) | undefined {
  const [list, nav] = [tab?.closest('ul'), tab?.closest('nav')];
  if (!tab || !list || !nav) return undefined;
  const observer = new ResizeObserver(() => {
    const [own, whole] = [tab.getBoundingClientRect(), nav.getBoundingClientRect()];
    nav.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** Parts of a list, each with its number; links, so that they can be bookmarked. On a phone they are pushed sideways. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto">
      <ul className="flex max-sm:w-max sm:flex-wrap">
        {tabs.map(({ id, label: name, href, isCurrent, count = null }) => (
          <li key={id}>
            <a
              ref={isCurrent ? keepInView : undefined}
              className="nav-link px-3 text-sm whitespace-nowrap"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
              {count === null ? null : <span className="figures ms-1.5 text-muted">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
