import { type SubmitEvent, useRef, useState } from 'react';
import { type PriceVersionInFull, priceNoteLimit } from '#contract/price-book/price-versions.ts';
import { priceFields } from '#domain/estimates/price-book/price-fields.ts';
import { lengthOf } from '#domain/text-length.ts';
import { wasChangedMeanwhile } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { fieldId, fieldName } from './field-words.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { usePublish } from './queries.ts';
import type { PriceDraftState } from './use-price-draft.ts';

type Props = {
  present: PriceVersionInFull;
  draft: PriceDraftState;
  problems: ReadonlyMap<string, string>;
};

/** Publishes the draft as the next version (G7); what stands in its way is named with the way to it. */
export function PublishPanel({ present, draft, problems }: Props) {
  const t = useTexts();
  const publish = usePublish();
  const [hasTried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const isNoteTooLong = lengthOf(draft.note) > priceNoteLimit;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (draft.issues.length > 0) return void requestAnimationFrame(() => summary.current?.focus());
    if (publish.isPending || isNoteTooLong) return;
    publish.mutate(
      { version: present.version, content: draft.book, note: draft.note },
      {
        onSuccess({ version }) {
          draft.discard();
          showToast({
            title: t('priceBook:publish.done.title', { version }),
            description: t('priceBook:publish.done.text'),
            tone: 'success',
          });
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-labelledby="publish">
      <h3 id="publish" className="text-base">
        {t('priceBook:publish.title')}
      </h3>
      {hasTried && draft.issues.length > 0 ? (
        <ErrorSummary
          ref={summary}
          title={t('priceBook:publish.broken', { count: draft.issues.length })}
          items={priceFields
            .filter(({ path }) => problems.has(path))
            .map((field) => ({
              fieldId: fieldId(field.path),
              text: t('priceBook:publish.issue', {
                name: fieldName(field, t),
                problem: problems.get(field.path) ?? '',
              }),
            }))}
        />
      ) : null}
      <TextField
        id="price-note"
        autoComplete="off"
        label={t('priceBook:publish.note')}
        mark={t('common:optional')}
        hint={t('priceBook:publish.noteHint')}
        error={isNoteTooLong ? t('priceBook:publish.noteTooLong', { limit: priceNoteLimit }) : undefined}
        value={draft.note}
        onChange={(event) => draft.writeNote(event.target.value)}
      />
      {publish.error && !wasChangedMeanwhile(publish.error) ? (
        <CallFailure error={publish.error} title={t('priceBook:publish.failed')} />
      ) : null}
      <SubmitButton isFullWidth isSending={publish.isPending}>
        {t('priceBook:publish.action')}
      </SubmitButton>
    </form>
  );
}
