import type { ReactNode } from 'react';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { useContent } from '../../lib/texts/use-content.ts';

type Props = {
  name: 'privacy' | 'terms' | 'cookies';
  /** Stands before the text. */
  children?: ReactNode;
};

/** One legal text on a page of its own (A7). */
export function LegalFrame({ name, children }: Props) {
  const document = useContent(name);
  return (
    <SitePage title={document.title} lead={document.lead} crumbs={[{ label: document.title }]}>
      {children}
      <LegalText document={document} />
    </SitePage>
  );
}
