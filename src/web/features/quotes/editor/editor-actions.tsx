import { Suspense, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LazyConfirm } from '../../../ui/lazy-confirm.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDeleteQuote } from '../queries.ts';
import type { Editor } from './use-editor.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazySaveTemplate = lazyDialog(async () => (await import('../templates/save-template.tsx')).SaveTemplate);

type Props = { editor: Editor };

/** What can be done with a draft beside sending it: keep it as a template, delete it. */
export function EditorActions({ editor }: Props) {
  const t = useTexts();
  const [open, setOpen] = useState<'template' | 'deletion' | null>(null);
  const { base, content } = editor;
  const items = [
    { id: 'template', label: t('quotes:life.actions.template'), onSelect: () => setOpen('template') },
    // A number that was drawn once must not be missing in its series.
    ...(base.number === null
      ? [
          {
            id: 'delete',
            label: t('quotes:deletion.action'),
            isDanger: true,
            isSetOff: true,
            onSelect: () => setOpen('deletion'),
          },
        ]
      : []),
  ];
  return (
    <div>
      <LazyMenu size="sm" items={items}>
        {t('quotes:life.actions.more')}
      </LazyMenu>
      {open === 'template' ? (
        <Suspense fallback={null}>
          <LazySaveTemplate content={content} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'deletion' ? <Deletion editor={editor} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

/** Asks before the draft goes for good (spec §4). */
function Deletion({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending } = useDeleteQuote();

  async function confirm(): Promise<void> {
    await editor.flush();
    try {
      await mutateAsync(editor.latest());
      showToast({
        title: t('quotes:toasts.deleted.title'),
        description: t('quotes:toasts.deleted.text'),
        tone: 'success',
      });
      navigate(pathOf('adminQuotes', language), { replace: true });
    } catch (error) {
      const description = failureMessage(error, { t, language });
      showToast({ title: t('quotes:deletion.failed'), description, tone: 'destructive' });
      onClose();
    }
  }

  return (
    <LazyConfirm
      title={t('quotes:deletion.title')}
      text={t('quotes:deletion.text')}
      confirmLabel={t('quotes:deletion.confirm')}
      isActing={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
