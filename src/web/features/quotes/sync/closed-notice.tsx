import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCreateQuote } from '../queries.ts';
import { keepDraft } from './kept-draft.ts';
import type { Editor } from '../editor/use-editor.ts';

type Props = { editor: Editor };

/** Somebody has deleted the draft while it was written: what stands here can go on as a new one. */
export function ClosedNotice({ editor: { sync, content, base } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending } = useCreateQuote();
  if (sync.kind !== 'closed' || sync.reason !== 'gone') return null;

  async function goOn(): Promise<void> {
    const made = await mutateAsync({ kind: 'empty', language: content.language, customerId: null });
    keepDraft(made.id, { version: made.version, base: made.content, content });
    keepDraft(base.id, null);
    navigate(pathOf('adminQuote', language, { id: made.id }), { replace: true });
  }

  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('quoteEditor:gone.title')}
      actions={
        <Button size="sm" isLoading={isPending} onClick={() => void goOn().catch(() => undefined)}>
          {t('quoteEditor:gone.goOn')}
        </Button>
      }
    >
      {t('quoteEditor:gone.text')}
    </Notice>
  );
}
