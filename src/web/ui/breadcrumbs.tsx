export type Crumb = { label: string; href?: string };

type Props = { label: string; crumbs: readonly Crumb[] };

/** Where a page stands in the site; the last entry is the page itself. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs text-sm text-muted">
        {crumbs.map(({ label: name, href }, index) => (
          // The headline right below says it; on a small screen the way there keeps to one line.
          <li key={name} className={index > 1 ? 'max-sm:sr-only' : undefined}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
