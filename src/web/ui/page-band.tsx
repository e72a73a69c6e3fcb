import { ButtonLink } from './button-link.tsx';

/** Its words with their language, and where the way back leads. */
type Band = { language: string; title: string; text: string; back: string; href: string };

/** A band that says what a page is that is only looked at, with the way back; it stays in sight. */
export function PageBand({ band: { language, title, text, back, href } }: { band: Band }) {
  return (
    <aside lang={language} aria-label={title} className="sticky top-(--head) z-10 border-b-2 border-ink bg-timber-soft">
      <div className="page-column flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <div className="grid min-w-0 grow basis-64">
          <p className="font-semibold">{title}</p>
          <p className="text-sm">{text}</p>
        </div>
        <ButtonLink size="sm" to={href} reloadDocument>
          {back}
        </ButtonLink>
      </div>
    </aside>
  );
}
