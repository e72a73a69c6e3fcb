import { formatExactMoney } from '#domain/exact-money.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { SaveState } from '../sync/save-state.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; onPreview: () => void };

/** Always in sight while one writes: what the quote makes, whether it is saved, what is missing, and the next step. */
export function EditorBar({ editor, onPreview }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { content, draft, issues, needs, isKnown } = editor;
  const totals = totalsOf(content.lines);
  const money = (amount: number) => formatExactMoney(amount, content.currency, language);
  const count = issues.length + needs.length;
  return (
    <div className="bulk-bar flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
      <p className="figures text-lg font-semibold whitespace-nowrap">
        {money(totals.once.gross)}
        {totals.monthly.gross === 0 ? null : (
          <span className="ms-2 text-sm font-normal text-muted">
            {t('quoteEditor:bar.monthly', { sum: money(totals.monthly.gross) })}
          </span>
        )}
      </p>
      <SaveState draft={draft} />
      {isKnown && count > 0 ? (
        <a className="py-1 text-sm pointer-coarse:py-2.5" href="#quote-missing">
          {t('quoteEditor:missing.count', { count })}
        </a>
      ) : null}
      <Button
        size="sm"
        variant="primary"
        className="ms-auto"
        icon={<MailIcon size={20} />}
        aria-keyshortcuts="Control+Shift+Enter"
        data-tip="Ctrl + Shift + Enter"
        onClick={onPreview}
      >
        {t('quoteEditor:actions.preview')}
      </Button>
    </div>
  );
}
