import type { ReactNode } from 'react';
import type { PageBand as Band } from '#contract/page.ts';
import { PageBand } from '../../ui/page-band.tsx';

type Props = { view: Band; children: ReactNode };

/** The page of a customer as the agency looks at it: a band that says so, and everything in it out of action. */
export function CustomerViewFrame({ view, children }: Props) {
  return (
    <>
      <PageBand band={view} />
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
