import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

type Props = {
  id: string;
  initials: string;
  href: string;
  name: string;
  /** Text after the name. */
  children?: ReactNode;
};

/** The person of a table row: initials, and the name as a link to the person. */
export function AvatarLink({ id, initials, href, name, children }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Avatar initials={initials} />
      <a id={id} className="py-1 wrap-anywhere pointer-coarse:py-2.5" href={href}>
        {name}
      </a>
      {children}
    </span>
  );
}
