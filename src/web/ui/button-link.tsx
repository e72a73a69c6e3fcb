import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

type Props = ButtonLook &
  Omit<LinkProps, 'children' | 'className'> & {
    children: ReactNode;
    className?: string;
    icon?: ReactNode;
    iconAfter?: ReactNode;
  };

/** A link that looks like a button. For a download or another site pass `reloadDocument`. */
export function ButtonLink(props: Props) {
  const { variant, size, isFullWidth, icon, iconAfter, children, className, ...rest } = props;
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, isFullWidth }), className)}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </Link>
  );
}
