import { SitePage } from '../../features/catalogue/site-page.tsx';
import { ConsentForm } from '../../features/consent/consent-form.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { useContent } from '../../lib/use-content.ts';

/** What is stored on the visitor's device, and the choice about it (A7, B12). */
export function CookiesPage() {
  const document = useContent('cookies');
  return (
    <SitePage title={document.title} lead={document.lead} crumbs={[{ label: document.title }]}>
      <ConsentForm />
      <LegalText document={document} />
    </SitePage>
  );
}
