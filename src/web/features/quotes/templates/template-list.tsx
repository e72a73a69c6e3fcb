import { type SubmitEvent, useState } from 'react';
import type { QuoteTemplateRow } from '#contract/quotes/quote-templates.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeTemplate, useDeleteTemplate } from './queries.ts';

type Props = { templates: readonly QuoteTemplateRow[] };

/** The prepared quotes, to be renamed or deleted. */
export function TemplateList({ templates }: Props) {
  const t = useTexts();
  return (
    <ul aria-label={t('quotes:templates.manage')} className="border-t border-hair">
      {templates.map((template) => (
        <Template key={template.id} template={template} />
      ))}
    </ul>
  );
}

type RowProps = { template: QuoteTemplateRow };

function Template({ template }: RowProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<'name' | 'deletion' | null>(null);
  const { name, lines: count } = template;
  const close = () => setAsked(null);
  return (
    <li className="grid gap-3 border-b border-hair py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {name} <span className="text-sm text-muted">{t('quotes:templates.lines', { count })}</span>
        </span>
        <Button size="sm" aria-label={t('quotes:templates.renameNamed', { name })} onClick={() => setAsked('name')}>
          {t('quotes:templates.rename')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={t('quotes:templates.deleteNamed', { name })}
          onClick={() => setAsked('deletion')}
        >
          {t('quotes:templates.delete')}
        </Button>
      </div>
      {asked === 'name' ? <Rename template={template} onClose={close} /> : null}
      {asked === 'deletion' ? <Deletion template={template} onClose={close} /> : null}
    </li>
  );
}

type AskedProps = RowProps & { onClose: () => void };

/** Beside the dialog's own form, so that it is submitted by itself. */
function Rename({ template, onClose }: AskedProps) {
  const t = useTexts();
  const [name, setName] = useState(template.name);
  const [isMissing, setMissing] = useState(false);
  const rename = useChangeTemplate();

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') rename.mutate({ template, name: name.trim() }, { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <TextField
        id={`template-${template.id}`}
        label={t('quotes:templates.name')}
        value={name}
        maxLength={80}
        error={isMissing ? t('quotes:templates.nameMissing') : undefined}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {rename.error ? <CallFailure title={t('quotes:templates.failed')} error={rename.error} /> : null}
      <Button type="submit" size="sm" className="justify-self-start" isLoading={rename.isPending}>
        {t('quotes:templates.renamed')}
      </Button>
    </form>
  );
}

/** Asks in place: a dialog is open already. */
function Deletion({ template, onClose }: AskedProps) {
  const t = useTexts();
  const remove = useDeleteTemplate();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('quotes:templates.deleteTitle', { name: template.name })}
      actions={
        <>
          <Button size="sm" variant="danger" isLoading={remove.isPending} onClick={() => remove.mutate(template)}>
            {t('quotes:templates.delete')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      {t('quotes:templates.deleteText')}
      {remove.error ? <CallFailure title={t('quotes:templates.failed')} error={remove.error} /> : null}
    </Notice>
  );
}
