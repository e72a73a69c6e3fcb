import { SitePage } from '../../features/catalogue/site-page.tsx';
import { CodeForm } from '../../features/verification/code-form.tsx';
import { FileForm } from '../../features/verification/file-form.tsx';
import { OwnCheck } from '../../features/verification/own-check.tsx';
import { useFileCheck } from '../../features/verification/use-file-check.ts';
import { VerificationResult } from '../../features/verification/verification-result.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Whether a document is intact, for anybody who has its code or its file (H5). */
export function VerifyPage() {
  const t = useTexts();
  const { verified: first } = usePage().data;
  const check = useFileCheck();
  const { state } = check;
  const verified = state.kind === 'done' ? state.verified : first;
  return (
    <SitePage
      title={t('verification:title')}
      lead={t('verification:lead')}
      crumbs={[{ label: t('verification:crumb') }]}
      intro={
        verified ? (
          <VerificationResult
            key={state.kind === 'done' ? state.turn : 0}
            verified={verified}
            isNew={state.kind === 'done'}
          />
        ) : null
      }
    >
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <CodeForm code={first?.code ?? ''} />
        <FileForm check={check} />
      </div>
      <OwnCheck />
    </SitePage>
  );
}
