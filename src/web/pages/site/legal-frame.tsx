import type { ReactNode } from 'react';
import { termValues } from '#domain/retention/write-term.ts';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { usePage } from '../../lib/page-context.ts';
import { fillIn, useContent } from '../../lib/texts/use-content.ts';

type Props = {
  name: 'privacy' | 'terms' | 'cookies';
  /** Stands before the text. */
  children?: ReactNode;
};

/** One legal text on a page of its own (A7). */
export function LegalFrame({ name, children }: Props) {
  const { language, retention } = usePage();
  const document = fillIn(useContent(name), termValues(language, retention));
  return (
    <SitePage title={document.title} lead={document.lead} crumbs={[{ label: document.title }]}>
      {children}
      <LegalText document={document} />
    </SitePage>
  );
}
