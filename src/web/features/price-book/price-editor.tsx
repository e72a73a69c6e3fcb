import type { PriceVersionInFull } from '#contract/price-book/price-versions.ts';
import { useIssueText } from '../../lib/forms/use-issue-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeTable } from './change-table.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import { PriceForm } from './price-form.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { type PriceDraftState, usePriceDraft } from './use-price-draft.ts';

type Props = { present: PriceVersionInFull };

/** After so long without typing (ms) the figures are taken for finished. */
const pauseMs = 500;

/** The price book as a form, with what a change would do beside it (G7). */
export function PriceEditor({ present }: Props) {
  const t = useTexts();
  const sentenceOf = useIssueText();
  const draft = usePriceDraft(present);
  // A figure that is only half typed is no mistake yet.
  const settled = useDebouncedValue(draft, pauseMs);
  const problems = new Map(settled.issues.map((issue) => [issue.field, sentenceOf(issue)]));
  const isChanged = Object.keys(draft.typed).length > 0;
  return (
    // The draft is beside the figures where both fit; the width of the window alone cannot tell, because of the rail.
    <div className="@container/editor">
      <div className="grid gap-x-10 gap-y-10 @min-[69rem]/editor:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]">
        <div className="@container/figures grid min-w-0 content-start gap-6">
          <p className="max-w-prose text-muted">{t('priceBook:editor.lead')}</p>
          <p className="max-w-prose text-sm text-muted">{t('priceBook:editor.currency')}</p>
          <PriceForm present={present} draft={draft} problems={problems} />
        </div>
        <aside
          id="price-draft"
          aria-labelledby="price-changes"
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-4 content-start gap-5 border-t-2 border-ink pt-5 outline-none @min-[69rem]/editor:sticky @min-[69rem]/editor:top-4 @min-[69rem]/editor:max-h-[calc(100dvh-2rem)] @min-[69rem]/editor:self-start @min-[69rem]/editor:overflow-y-auto @min-[69rem]/editor:border-s @min-[69rem]/editor:border-t-0 @min-[69rem]/editor:border-s-hair @min-[69rem]/editor:ps-6 @min-[69rem]/editor:pt-0"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="price-changes" className="text-xl">
              {t('priceBook:changes.title')}
            </h2>
            {isChanged ? <Discard draft={draft} /> : null}
          </div>
          {draft.isOverNewer ? (
            <Notice
              tone="warning"
              role="alert"
              title={t('priceBook:publish.clashed.title', { version: present.version })}
            >
              {t('priceBook:publish.clashed.text')}
            </Notice>
          ) : null}
          {isChanged ? (
            <>
              {draft.changes.length > 0 ? (
                <ChangeTable caption={t('priceBook:changes.caption')} changes={draft.changes} />
              ) : null}
              <ImpactPanel book={settled.issues.length === 0 ? settled.book : null} version={present.version} />
              <PublishPanel present={present} draft={draft} problems={problems} />
              <p className="text-sm text-muted">{t('priceBook:changes.kept')}</p>
            </>
          ) : (
            <p className="text-muted">{t('priceBook:changes.none')}</p>
          )}
        </aside>
      </div>
      {isChanged ? (
        <p className="bulk-bar flex flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 @min-[69rem]/editor:hidden">
          <span className="figures">{t('priceBook:editor.toDraft', { count: draft.changes.length })}</span>
          <a href="#price-draft">{t('priceBook:editor.review')}</a>
        </p>
      ) : null}
    </div>
  );
}

type DiscardProps = { draft: PriceDraftState };

function Discard({ draft }: DiscardProps) {
  const t = useTexts();

  function discard() {
    const bringBack = draft.discard();
    showToast({
      title: t('priceBook:changes.discarded.title'),
      action: { label: t('priceBook:changes.discarded.undo'), onPress: bringBack },
    });
  }

  return (
    <Button size="sm" variant="quiet" onClick={discard}>
      {t('priceBook:changes.discard')}
    </Button>
  );
}
