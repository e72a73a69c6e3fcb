type Tab = {
  id: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many it shows, in figures; null says nothing. */
  count?: string | null;
};

type Props = { label: string; tabs: readonly Tab[] };

/** Pushes the tabs of a phone until the chosen one is in the middle, without moving the page. */
function showChosen(tab: HTMLElement | null): void {
  const nav = tab?.closest('nav');
  if (!tab || !nav) return;
  const [own, whole] = [tab.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2;
}

/** Parts of a list, each with its number; links, so that they can be bookmarked. On a phone they are pushed sideways. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto">
      <ul className="flex sm:flex-wrap">
        {tabs.map(({ id, label: name, href, isCurrent, count = null }) => (
          <li key={id}>
            <a
              ref={isCurrent ? showChosen : undefined}
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
