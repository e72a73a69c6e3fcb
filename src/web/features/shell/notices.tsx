import { usePage } from '../../lib/page-context.ts';

/** What the owner tells every visitor, first in the notification menu (A12); mostly there is nothing. */
export function Notices() {
  const { notices } = usePage();
  if (!notices) return null;
  return (
    <ul>
      {notices.map(({ id, title, text, link }) => (
        <li key={id}>
          {/* One that leads nowhere is an anchor without an address (HTML, "the a element"). */}
          <a
            {...(link === '' ? {} : { href: link })}
            className="grid gap-0.5 rounded-sm px-3 py-2.5 no-underline hover:bg-sunken"
          >
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
