import type { KeyboardEvent } from 'react';
import type { Language } from '#domain/languages.ts';
import type { Message } from '#domain/mail/check-message.ts';
import { messageLimits } from '#domain/mail/message-limits.ts';
import { placeholders, projectPlaceholders, writePlaceholder } from '#domain/mail/placeholders.ts';
import type { TemplateKind } from '#domain/mail/template-kind.ts';
import { lengthOf } from '#domain/text-length.ts';
import { threadLimits } from '#domain/threads/thread.ts';
import type { GetText } from '#locales/text-key.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Conflicts, useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import type { Form } from '../../lib/forms/use-form.ts';

type Props = {
  /** Language of the recipient. */
  language: Language;
  form: Pick<Form<Message>, 'values' | 'input' | 'change'> & Partial<Conflicts<Message>>;
  /** What the message is for, which decides what can be inserted. */
  kind?: TemplateKind;
  /** Whether what can be inserted is shown at once, or on demand. */
  isInsertOpen?: boolean;
  /** False where the mail continues a thread, whose subject it has. */
  hasSubject?: boolean;
};

/** Subject and text of a mail, with a counter and with what can be filled in from a request. */
export function MessageFields(props: Props) {
  const { language, form, kind = 'request', isInsertOpen = false, hasSubject = true } = props;
  const t = useTexts();
  const hintOf = useConflictHints(form);
  const body = form.input('body');
  const count = lengthOf(form.values.body);
  const limit = kind === 'project' ? threadLimits.message : messageLimits.body;
  return (
    <>
      {hasSubject ? (
        <TextField
          {...form.input('subject')}
          label={t('mail:message.subject')}
          hint={hintOf('subject')}
          lang={language}
          autoComplete="off"
          required
        />
      ) : null}
      <div className="grid gap-2">
        <TextArea
          {...body}
          label={t('mail:message.body')}
          hint={hintOf('body') ?? t(kind === 'project' ? 'mail:message.projectHint' : 'mail:message.bodyHint')}
          lang={language}
          counter={t('mail:message.counter', { count, limit })}
          counterSpoken={count > limit * 0.9 ? t('mail:message.counterSpoken', { count, limit }) : ''}
          required
          onKeyDown={submitByKey}
        />
        <Insert id={body.id} kind={kind} isOpen={isInsertOpen} onInsert={(text) => form.change({ body: text })} />
      </div>
    </>
  );
}

type InsertProps = { id: string; kind: TemplateKind; isOpen: boolean; onInsert: (text: string) => void };

/** Puts a placeholder where the caret stands. */
function Insert({ id, kind, isOpen, onInsert }: InsertProps) {
  const t = useTexts();

  function insert(written: string) {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = area;
    onInsert(`${value.slice(0, selectionStart)}${written}${value.slice(selectionEnd)}`);
    const caret = selectionStart + written.length;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(caret, caret);
    });
  }

  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
        {t('mail:message.insert')}
      </summary>
      <p className="mb-2 text-sm text-muted">
        {t(kind === 'project' ? 'mail:message.projectInsertHint' : 'mail:message.insertHint')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {(kind === 'project' ? labelledForProject(t) : labelledForRequest(t)).map(({ name, label }) => (
          <li key={name}>
            <button type="button" className="filter-chip" onClick={() => insert(writePlaceholder(name))}>
              <PlusIcon size={16} />
              {label}
              <code className="text-muted">{writePlaceholder(name)}</code>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const labelledForRequest = (t: GetText) =>
  placeholders.map((name) => ({ name, label: t(`mail:placeholders.${name}`) }));
const labelledForProject = (t: GetText) =>
  projectPlaceholders.map((name) => ({ name, label: t(`mail:projectPlaceholders.${name}`) }));

/** Control and Enter send, as wherever one writes several lines. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}
