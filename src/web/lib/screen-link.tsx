import type { ComponentProps } from 'react';
import { type Screen, pathOf } from '#domain/routes.ts';
import { usePage } from './page-context.ts';
import { useMay } from './use-may.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { screen: Screen; parameters?: Record<string, string> };

/** A link to a screen; its words alone for somebody who may not open it (F1, H11). */
export function ScreenLink({ screen, parameters, className, children, ...rest }: Props) {
  const { language } = usePage();
  const { mayOpen } = useMay();
  if (!mayOpen(screen)) return <span className={className}>{children}</span>;
  return (
    <a {...rest} className={className} href={pathOf(screen, language, parameters)}>
      {children}
    </a>
  );
}
