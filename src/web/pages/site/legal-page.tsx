import { ProviderFacts } from '../../features/legal/provider-facts.tsx';
import { usePage } from '../../lib/page-context.ts';
import { LegalFrame } from './legal-frame.tsx';

/** What happens to personal data, or the terms that a job is done under (A7). */
export function LegalPage() {
  const { screen } = usePage();
  return (
    <LegalFrame name={screen === 'terms' ? 'terms' : 'privacy'}>
      <ProviderFacts />
    </LegalFrame>
  );
}
