import { useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepDraft, readKeptDraft } from '../sync/kept-draft.ts';
import { useReviseQuote } from '../queries.ts';

type Props = { id: string };

/** Somebody has sent the quote before everything that was written here was saved: it can go into the next version. */
export function UnsavedNotice({ id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [kept, setKept] = useState(() => readKeptDraft(id));
  const { mutateAsync, isPending, error } = useReviseQuote();
  if (!kept) return null;

  function forget(): void {
    keepDraft(id, null);
    setKept(null);
  }

  async function revise(): Promise<void> {
    if (!kept) return;
    const next = await mutateAsync(id);
    keepDraft(next.id, { ...kept, version: 0 });
    forget();
    navigate(pathOf('adminQuote', language, { id: next.id }));
  }

  return (
    <Notice
      tone="warning"
      title={t('quotes:life.unsaved.title')}
      actions={
        <>
          <Button size="sm" isLoading={isPending} onClick={() => void revise().catch(() => undefined)}>
            {t('quotes:life.unsaved.revise')}
          </Button>
          <Button size="sm" variant="quiet" onClick={forget}>
            {t('quotes:life.unsaved.discard')}
          </Button>
        </>
      }
    >
      {t('quotes:life.unsaved.text')}
      {error ? <CallFailure title={t('quotes:life.failed')} error={error} /> : null}
    </Notice>
  );
}
