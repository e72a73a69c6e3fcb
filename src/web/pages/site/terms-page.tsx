import { SitePage } from '../../features/catalogue/site-page.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { useContent } from '../../lib/use-content.ts';

/** The legal text "terms" (A7). */
export function TermsPage() {
  const document = useContent('terms');
  return (
    <SitePage title={document.title} lead={document.lead} crumbs={[{ label: document.title }]}>
      <LegalText document={document} />
    </SitePage>
  );
}
