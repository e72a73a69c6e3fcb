import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SheetSection } from '../document/sheet-section.tsx';
import { MessageForm } from './message-form.tsx';
import { useFormOfPage } from './use-form-of-page.ts';
import type { OpenQuote } from './use-open-quote.ts';

/** For who does not want to sign: ask for changes, or decline, each with a word of what happens then (H5). */
export function OtherAnswers({ open }: { open: OpenQuote }) {
  const t = useTexts();
  const before = useFormOfPage()?.kind;
  if (!open.isOpen) return null;
  return (
    <SheetSection title={t('quoteSigning:other.title')}>
      <div>
        <details className="question" open={before === 'changes'}>
          <summary className="font-semibold">{t('quoteSigning:other.changes.title')}</summary>
          <div className="grid gap-4 pb-6">
            <p className="max-w-prose">{t('quoteSigning:other.changes.lead')}</p>
            <MessageForm
              open={open}
              kind="changes"
              label={t('quoteSigning:other.changes.label')}
              submit={t('quoteSigning:other.changes.submit')}
              send={(calls, text) => calls.requestChanges(open.quoteKey, text)}
              onSent={showState}
            />
          </div>
        </details>
        <details className="question border-b border-hair" open={before === 'decline'}>
          <summary className="font-semibold">{t('quoteSigning:other.decline.title')}</summary>
          <div className="grid gap-4 pb-6">
            <p className="max-w-prose">{t('quoteSigning:other.decline.lead')}</p>
            <MessageForm
              open={open}
              kind="decline"
              label={t('quoteSigning:other.decline.reason')}
              hint={t('quoteSigning:other.decline.reasonHint')}
              isOptional={!open.quote.needsReason}
              submit={t('quoteSigning:other.decline.submit')}
              send={(calls, text) => calls.decline(open.quoteKey, text)}
              onSent={showState}
            />
          </div>
        </details>
      </div>
    </SheetSection>
  );
}

/** What has become of the quote stands at its top. */
function showState(): void {
  requestAnimationFrame(() => document.getElementById('quote-state')?.focus());
}
