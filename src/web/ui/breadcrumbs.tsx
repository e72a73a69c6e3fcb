export type Crumb = { label: string; href?: string };

type Props = { label: string; crumbs: readonly Crumb[] };

/** Breadcrumb navigation; the last entry is the page itself. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs text-sm text-muted">
        {crumbs.map(({ label: name, href }, index) => (
          // The headline below repeats it, so that the breadcrumbs stay on one line on a small screen.
          <li key={name} className={index > 1 ? 'max-sm:sr-only' : undefined}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
