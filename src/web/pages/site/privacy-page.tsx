import { SitePage } from '../../features/catalogue/site-page.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { useContent } from '../../lib/use-content.ts';

/** The legal text "privacy" (A7). */
export function PrivacyPage() {
  const document = useContent('privacy');
  return (
    <SitePage title={document.title} lead={document.lead} crumbs={[{ label: document.title }]}>
      <LegalText document={document} />
    </SitePage>
  );
}
