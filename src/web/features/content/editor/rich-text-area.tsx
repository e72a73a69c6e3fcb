import { useRef } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, type FieldTexts } from '../../../ui/field.tsx';

type Props = FieldTexts & { value: string; lang: string; onChange: (typed: string) => void };

type Tool = 'strong' | 'link' | 'list';
type Stretch = { start: number; end: number };
type Typed = { value: string } & Stretch;

/** Rich text in a plain field with its notation, so that every keyboard, phone and screen reader can write it (decision 0092). */
export function RichTextArea({ value, lang, onChange, ...texts }: Props) {
  const t = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);

  function use(tool: Tool): void {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const next = apply[tool]({ value, start, end }, t('contentEditor:tools.word'));
    onChange(next.value);
    // The new text has to be in the field before a stretch of it can be selected.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  }

  return (
    <Field {...texts} describedBy={`${texts.id}-notation`}>
      {(control) => (
        <div className="grid gap-1.5">
          <div
            role="group"
            aria-label={t('contentEditor:tools.label', { field: texts.label })}
            className="flex flex-wrap gap-1"
          >
            {(['strong', 'link', 'list'] as const).map((tool) => (
              <Button key={tool} size="sm" variant="quiet" onClick={() => use(tool)}>
                {t(`contentEditor:tools.${tool}`)}
              </Button>
            ))}
          </div>
          <textarea
            {...control}
            ref={(element) => {
              area.current = element;
              element?.style.setProperty('field-sizing', 'content');
            }}
            rows={4}
            lang={lang}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="control"
          />
          <p id={`${texts.id}-notation`} className="text-sm text-muted">
            {t('contentEditor:tools.notation')}
          </p>
        </div>
      )}
    </Field>
  );
}

/** What each tool makes of a selected stretch; `word` stands in where nothing is selected. */
const apply: Record<Tool, (typed: Typed, word: string) => Typed> = {
  strong(typed, word) {
    const chosen = selectedOf(typed) || word;
    return put(typed, `**${chosen}**`, { start: typed.start + 2, end: typed.start + 2 + chosen.length });
  },
  link(typed, word) {
    const chosen = selectedOf(typed) || word;
    const start = typed.start + chosen.length + 3;
    return put(typed, `[${chosen}](https://)`, { start, end: start + 'https://'.length });
  },
  list(typed) {
    const from = typed.value.lastIndexOf('\n', typed.start - 1) + 1;
    const lines = typed.value.slice(from, typed.end).split('\n');
    const text = lines.map((line) => (/^\s*[-•]\s/.test(line) ? line : `- ${line}`)).join('\n');
    return put({ ...typed, start: from }, text, { start: from + text.length, end: from + text.length });
  },
};

const selectedOf = ({ value, start, end }: Typed): string => value.slice(start, end);

const put = ({ value, start, end }: Typed, text: string, selected: Stretch): Typed => ({
  value: value.slice(0, start) + text + value.slice(end),
  ...selected,
});
