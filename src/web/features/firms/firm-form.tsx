import type { ReactNode } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';

type Props = {
  firm: string;
  /** Member or invitation that the form is about; '' for none. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A plain form of the page of a firm's people; the pressed button says what is wanted (I5). */
export function FirmForm({ firm, id = '', className, children }: Props) {
  const { language } = usePage();
  return (
    <form method="post" action={pathOf('portalPeople', language)} className={className}>
      <input type="hidden" name="firm" value={firm} />
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  );
}
