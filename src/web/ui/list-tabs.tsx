type Tab = {
  id: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many it shows, in figures; null says nothing. */
  count?: string | null;
};

type Props = { label: string; tabs: readonly Tab[] };

/** Parts of a list, each with its number; links, so that they can be bookmarked. On a phone they are pushed sideways. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="-ms-3 min-w-0 border-b border-hair max-sm:-me-4 max-sm:overflow-x-auto">
      <ul className="flex sm:flex-wrap">
        {tabs.map(({ id, label: name, href, isCurrent, count = null }) => (
          <li key={id}>
            <a
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
