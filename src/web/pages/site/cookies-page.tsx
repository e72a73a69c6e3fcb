import { ConsentForm } from '../../features/consent/consent-form.tsx';
import { LegalFrame } from './legal-frame.tsx';

/** What is stored on the visitor's device, and the choice about it (A7, B12). */
export function CookiesPage() {
  return (
    <LegalFrame name="cookies">
      <ConsentForm />
    </LegalFrame>
  );
}
