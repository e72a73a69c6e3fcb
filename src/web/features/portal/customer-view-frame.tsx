import type { ReactNode } from 'react';
import type { CustomerView } from '#contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = { view: CustomerView; children: ReactNode };

/** The page of a customer as the agency looks at it: a band that says so, and everything in it out of action. */
export function CustomerViewFrame({ view: { language, title, text, back, href }, children }: Props) {
  return (
    <>
      <aside
        lang={language}
        aria-label={title}
        className="sticky top-(--head) z-10 border-b-2 border-ink bg-timber-soft"
      >
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
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
