import { ConsentForm } from '../../features/consent/consent-form.tsx';
import { LegalPage } from './legal-page.tsx';

/** What is stored on the visitor's device, and the choice about it (A7, B12). */
export function CookiesPage() {
  return (
    <LegalPage name="cookies">
      <ConsentForm />
    </LegalPage>
  );
}
