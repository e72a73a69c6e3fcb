import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { unfilledIn } from '#domain/mail/placeholders.ts';
import { threadLimits } from '#domain/threads/thread.ts';
import { readDeviceDraft, saveDeviceDraft } from '../../lib/forms/device-drafts.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormFiles, useFormFiles } from '#web/features/attachments/form-files.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { QuotedMessage } from './message-item.tsx';
import type { ShownMessage, ThreadView } from './thread-calls.ts';
import type { Written } from './use-outbox.ts';
import { useTypingSign } from './use-typing.ts';

/** A form that works without scripts: where it is sent, by which key, and what was refused. */
export type PlainForm = {
  action: string;
  idempotencyKey: string;
  refused: { body: string; failure: string } | null;
};

type Props = {
  view: ThreadView;
  quoted: ShownMessage | null;
  onStopQuoting: () => void;
  onSend: (written: Written) => void;
  plain?: PlainForm | undefined;
  /** What helps writing, such as templates: puts a text where something is typed. */
  renderTools?: RenderTools | undefined;
};

/** Draws what helps writing; a text that it is given goes below what is typed already. */
export type RenderTools = (insert: (text: string) => void) => ReactNode;

/** Where a message is written; what was not sent stays on the device until it is. */
export function Composer(props: Props) {
  // What the device keeps is known in the browser only.
  return useIsHydrated() ? <Writing key="live" {...props} /> : <PlainWriting key="plain" {...props} />;
}

function PlainWriting({ plain }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <form method="post" action={plain?.action} className="grid gap-3">
      <input type="hidden" name="key" value={plain?.idempotencyKey ?? ''} />
      <TextArea
        id={id}
        name="body"
        label={t('threads:composer.label')}
        required
        maxLength={threadLimits.message}
        defaultValue={plain?.refused?.body}
        error={plain?.refused?.failure}
      />
      <Button type="submit" className="justify-self-start">
        {t('threads:composer.send')}
      </Button>
    </form>
  );
}

const draftName = ({ side, place, id }: ThreadView) => `message ${side} ${place} ${id}`;

function readDraft(view: ThreadView): string {
  const draft = readDeviceDraft(draftName(view));
  return typeof draft === 'object' && draft !== null && 'body' in draft && typeof draft.body === 'string'
    ? draft.body
    : '';
}

function Writing({ view, quoted, onStopQuoting, onSend, plain, renderTools }: Props) {
  const t = useTexts();
  const id = useId();
  const isOnline = useIsOnline();
  const [body, setBody] = useState(() => readDraft(view) || (plain?.refused?.body ?? ''));
  const [problem, setProblem] = useState<string | null>(null);
  const signTyping = useTypingSign(view);
  const files = useFormFiles();
  const isWaiting = files.isUnderWay || files.hasMissing;

  function change(text: string) {
    setBody(text);
    setProblem(null);
    saveDeviceDraft(draftName(view), text === '' ? null : { body: text });
    if (text !== '') signTyping();
  }

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (isWaiting) return;
    if (body.trim() === '' && files.collection === null) {
      setProblem(t('threads:composer.empty'));
      return;
    }
    const unfilled = view.side === 'agency' ? unfilledIn(body) : null;
    if (unfilled !== null) {
      setProblem(t('threads:composer.unfilled', { name: unfilled }));
      return;
    }
    onSend({ body: body.trim(), quoted: quoted?.id ?? null, files: files.collection });
    onStopQuoting();
    files.uploads.clear();
    change('');
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3 print:hidden">
      {quoted ? (
        <div className="flex items-start justify-between gap-3" aria-label={t('threads:composer.quoting')} role="group">
          <QuotedMessage author={quoted.author} excerpt={quoted.body.slice(0, threadLimits.excerpt)} />
          <Button size="sm" variant="quiet" onClick={onStopQuoting}>
            {t('threads:composer.stopQuoting')}
          </Button>
        </div>
      ) : null}
      {renderTools?.((text) => change(body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`))}
      <TextArea
        id={id}
        label={t('threads:composer.label')}
        maxLength={threadLimits.message}
        value={body}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        error={problem ?? undefined}
        hint={isOnline ? undefined : t('threads:composer.offline')}
      />
      <FormFiles
        id={`${id}-files`}
        name="files"
        label={t('threads:files.label')}
        texts={{ choose: t('threads:files.choose'), hint: (limits) => t('threads:files.hint', limits) }}
        files={files}
      />
      {isWaiting ? (
        <p role="status" className="text-sm text-muted">
          {t(files.isUnderWay ? 'threads:files.uploading' : 'threads:files.refused')}
        </p>
      ) : null}
      <Button type="submit" className="mt-2 justify-self-start" disabled={isWaiting}>
        {t('threads:composer.send')}
      </Button>
    </form>
  );
}
