import type { ComponentPropsWithRef, ReactNode } from 'react';

import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

type Props = ButtonLook &
  Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'href'> & {
    to: string;
    children: ReactNode;
    className?: string;
    icon?: ReactNode;
    iconAfter?: ReactNode;
    /** Opens a new document instead of changing the page within this one. */
    reloadDocument?: boolean;
  };

/** A link that looks like a button. */
export function ButtonLink(props: Props) {
  const { variant, size, isFullWidth, icon, iconAfter, children, className, to, reloadDocument, ...rest } = props;
  return (
    <a
      {...rest}
      href={to}
      data-reload={reloadDocument ? '' : undefined}
      className={classNames(buttonClass({ variant, size, isFullWidth }), className)}
    >
      {icon}
      <span>{children}</span>
      {iconAfter}
    </a>
  );
}
