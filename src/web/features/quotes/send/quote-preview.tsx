import { quotePdfPath } from '#contract/quotes/quotes.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ArrowLeftIcon, DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { MissingList } from '../editor/missing-list.tsx';
import { SaveState } from '../sync/save-state.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { ShownDocument } from '../view/shown-document.tsx';
import { useQuotePreview } from './queries.ts';
import { SendPanel } from './send-panel.tsx';

type Props = { editor: Editor; onBack: () => void };

/** What the customer will see, what is missing, and the mail that it goes with (H2). */
export function QuotePreview({ editor, onBack }: Props) {
  const t = useTexts();
  const { base, sync } = editor;
  const { data, error, isFetching, refetch } = useQuotePreview(base);
  const isSaved = sync.kind === 'saved';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 ref={focusOnce} tabIndex={-1} className="text-2xl outline-none">
          {t('quoteEditor:preview.title')}
        </h1>
        <SaveState draft={editor.draft} />
        <span className="ms-auto flex flex-wrap gap-2">
          <Button size="sm" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
            {t('quoteEditor:preview.back')}
          </Button>
          <ButtonLink
            size="sm"
            icon={<DownloadIcon size={20} />}
            to={quotePdfPath.replace(':id', base.id)}
            reloadDocument
          >
            {t('quotes:life.pdf')}
          </ButtonLink>
        </span>
      </div>
      {error && !data ? (
        <LoadFailure error={error} headingLevel={2} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <ShownDocument document={data?.document ?? null} status="draft" />
          <aside className="grid gap-6 xl:sticky xl:top-6">
            <MissingList editor={editor} onFollow={onBack} />
            {data ? <SendPanel key={base.id} editor={editor} start={data.mail} canSend={isSaved} /> : null}
          </aside>
        </div>
      )}
    </div>
  );
}
