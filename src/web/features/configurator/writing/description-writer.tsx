import { useState } from 'react';
import { type Suggestion, createDescription } from '#contract/writing.ts';
import { lengthLimits } from '#domain/configurator/answers.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import { useWriting } from '../../../lib/use-writing.ts';
import { WriterNote } from './writer-note.tsx';

type Props = Pick<StepProps, 'answers' | 'update'> & { onClose: () => void };

/** A suggested description: to edit, use or discard; what was typed stays until the visitor says otherwise (C5, H4). */
export function DescriptionWriter({ answers, update, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { written, error, isWorking, again } = useWriting(() =>
    callEndpoint(createDescription, { body: { language, answers } }),
  );

  function close(focusOn: string) {
    onClose();
    // The panel goes away with the focus in it.
    requestAnimationFrame(() => document.getElementById(focusOn)?.focus());
  }

  return (
    <section className="grid gap-4 rounded-lg border border-edge bg-sheet p-5" aria-labelledby="suggestion-title">
      <h3 id="suggestion-title" className="text-lg">
        {t('writing:description.title')}
      </h3>
      {isWorking ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner size={20} />
          {t('writing:description.working')}
        </p>
      ) : null}
      <FailureNotice error={error} text={t('writing:description.failed')} />
      {written && !isWorking ? (
        <Editor
          key={written.text}
          written={written}
          typed={answers.description}
          onUse={(description) => {
            update({ description });
            close('description');
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {error ? <Button onClick={again}>{t('writing:description.again')}</Button> : null}
        <Button variant="quiet" onClick={() => close('write-for-me')}>
          {t('writing:description.discard')}
        </Button>
      </div>
    </section>
  );
}

type EditorProps = { written: Suggestion; typed: string; onUse: (description: string) => void };

function Editor({ written, typed, onUse }: EditorProps) {
  const t = useTexts();
  const [text, setText] = useState(written.text);
  const own = typed.trim();
  const added = `${own}\n\n${text.trim()}`;
  return (
    <>
      <TextArea
        id="suggestion"
        label={t('writing:description.label')}
        hint={t('writing:description.hint')}
        maxLength={lengthLimits.description}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <WriterNote writer={written.writer} fallback={written.fallback} />
      <div ref={showSuggestion} className="flex flex-wrap gap-3">
        {own === '' || own === text.trim() ? (
          <Button onClick={() => onUse(text.trim())}>{t('writing:description.use')}</Button>
        ) : (
          <>
            {[...added].length <= lengthLimits.description ? (
              <Button onClick={() => onUse(added)}>{t('writing:description.add')}</Button>
            ) : null}
            <Button onClick={() => onUse(text.trim())}>{t('writing:description.replace')}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** The same function each time, so that it runs once: the focus goes to the new suggestion, to read and edit it. */
function showSuggestion(actions: HTMLElement | null): void {
  if (!actions) return;
  document.getElementById('suggestion')?.focus({ preventScroll: true });
  actions.scrollIntoView({ block: 'nearest' });
}
