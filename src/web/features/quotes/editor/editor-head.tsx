import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChangedProject } from '../changed-project.tsx';
import { EditorActions } from './editor-actions.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** Which quote is written, for whom, and whether it is saved. */
export function EditorHead({ editor }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { base, content } = editor;
  const { request, customer, project, number, versionNumber } = base;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 flex-1 basis-80 gap-2">
        <h1 tabIndex={-1} className="grid gap-1 text-2xl wrap-anywhere">
          <span className="figures text-base text-muted">
            {number === null ? t('quoteEditor:head.new') : t('quoteEditor:head.numbered', { number })}
          </span>
          <span lang={content.language}>
            {content.title.trim() === '' ? t('quoteEditor:head.untitled') : content.title}
          </span>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <Badge>{t('quoteEditor:head.draft')}</Badge>
          {versionNumber > 1 ? <span>{t('quoteEditor:head.version', { version: versionNumber })}</span> : null}
          <ChangedProject project={project} />
          {request ? (
            <a className="py-1 pointer-coarse:py-2.5" href={pathOf('adminRequest', language, { id: request.id })}>
              {t('quoteEditor:head.request', { number: request.number })}
            </a>
          ) : null}
          {customer ? (
            <a
              className="py-1 wrap-anywhere pointer-coarse:py-2.5"
              href={pathOf('adminCustomer', language, { id: customer.id })}
            >
              {customer.company || customer.name}
            </a>
          ) : null}
        </div>
      </div>
      <EditorActions editor={editor} />
    </header>
  );
}
