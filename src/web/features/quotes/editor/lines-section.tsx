import { useMemo } from 'react';
import { formatRate } from '#domain/exact-money.ts';
import { withRates } from '#domain/quotes/content/new-quote.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LineGrid } from '../grid/line-grid.tsx';
import { LineTotals } from '../grid/line-totals.tsx';
import { EditorSection } from './editor-section.tsx';
import { type Editor, formId } from './use-editor.ts';

type Props = { editor: Editor };

/** The lines of the quote with what they make, taxed as decided, and why (H2). */
export function LinesSection({ editor }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { content, change, tax, issues, isTried, errorOf } = editor;
  // A line that was only just added is not wrong yet.
  const shown = useMemo(
    () => (isTried ? issues : issues.filter(({ rule }) => rule !== 'required' && rule !== 'no-quantity')),
    [issues, isTried],
  );
  const error = errorOf('lines');
  return (
    <EditorSection title={t('quoteEditor:sections.lines')} isWide>
      <RateNotice editor={editor} />
      <div id={fieldId(formId, 'lines')} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {error ? <FieldError id="quote-lines-error">{error}</FieldError> : null}
        <LineGrid
          lines={content.lines}
          language={content.language}
          currency={content.currency}
          rates={tax.rates}
          issues={shown}
          onChange={(lines) => change({ lines })}
          onUnreadable={editor.noteUnreadable}
        />
        <LineTotals
          lines={content.lines}
          currency={content.currency}
          language={language}
          taxReason={editor.isKnown ? tax.reason : null}
        />
      </div>
    </EditorSection>
  );
}

/** Where the decision about the tax has changed, all lines follow with one press. */
function RateNotice({ editor: { content, change, tax, isKnown } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const usual = tax.rates[0];
  const count = content.lines.filter(({ taxRate }) => !tax.rates.includes(taxRate)).length;
  if (!isKnown || usual === undefined || count === 0) return null;
  const rate = formatRate(usual, language);
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('quoteEditor:rates.title', { count })}
      actions={
        <Button size="sm" onClick={() => change({ lines: withRates(content.lines, tax.rates) })}>
          {t('quoteEditor:rates.use', { rate })}
        </Button>
      }
    >
      {t(`quoteEditor:grid.taxReasons.${tax.reason}`)}
    </Notice>
  );
}
