import type { ReactNode } from 'react';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import { AccountToasts } from './signed-in/account-toasts.tsx';

type Props = { title: string; children: ReactNode };

/** Frame of the screens in front of the back office: one heading and one form on the line. */
export function Entrance({ title, children }: Props) {
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="pt-10 pb-20">
        <AxisHeading level={1}>{title}</AxisHeading>
        <div className="mt-6 max-w-sm md:mt-8">{children}</div>
      </PlumbLine>
      <AccountToasts />
    </div>
  );
}
