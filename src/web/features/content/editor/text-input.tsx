import type { TextField as TextRule } from '#domain/content/content-kinds.ts';
import { type Language, defaultLanguage } from '#domain/languages.ts';
import { lengthOf } from '#domain/text-length.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fieldLabel } from '../content-words.ts';
import { RichTextArea } from './rich-text-area.tsx';
import type { ContentForm } from './use-content-form.ts';

type Props = {
  form: ContentForm;
  /** Path of the part, such as `items.<id>`. */
  path: string;
  name: string;
  rule: TextRule;
  language: Language;
};

/** One text in a language, beside what the reference language says. */
export function TextInput({ form, path, name, rule, language }: Props) {
  const t = useTexts();
  const reference = form.values[`${path}.texts.${defaultLanguage}.${name}`] ?? '';
  if (language === defaultLanguage) return <Control {...{ form, path, name, rule, language }} />;
  return (
    <div className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
      <div className="grid content-start gap-1.5 max-lg:border-s-2 max-lg:border-edge max-lg:ps-3">
        <p className="leading-snug font-semibold">
          {fieldLabel(name, t)}
          <span className="ms-2 text-sm font-normal text-muted">{t(`common:language.names.${defaultLanguage}`)}</span>
        </p>
        <p lang={defaultLanguage} className="wrap-anywhere whitespace-pre-line text-muted">
          {reference === '' ? t('contentEditor:reference.none') : reference}
        </p>
      </div>
      <Control {...{ form, path, name, rule, language }} />
    </div>
  );
}

function Control({ form, path, name, rule, language }: Props) {
  const t = useTexts();
  const field = `${path}.texts.${language}.${name}`;
  const { id, error, value } = form.input(field);
  const theirs = form.theirs(field);
  const hint =
    typeof theirs === 'string'
      ? t('backOffice:conflict.now', { value: theirs === '' ? t('backOffice:conflict.empty') : theirs })
      : hintOf(name, t);
  const shared = {
    id,
    error,
    hint,
    label: fieldLabel(name, t),
    lang: language,
    value: value ?? '',
    mark: rule.isRequired === true || rule.with !== undefined ? undefined : t('common:optional'),
  };
  if (rule.is === 'rich') return <RichTextArea {...shared} onChange={(typed) => form.change({ [field]: typed })} />;
  // A line has no end of a line within it.
  const change = (typed: string) => form.change({ [field]: typed.replaceAll(/\s*[\n\r]+\s*/g, ' ') });
  if (rule.hint === undefined && rule.is === 'line') {
    return <TextField {...shared} autoComplete="off" onChange={({ target }) => change(target.value)} />;
  }
  return (
    <TextArea
      {...shared}
      {...counterOf(lengthOf(shared.value), rule.hint, t)}
      onChange={({ target }) => change(target.value)}
    />
  );
}

const hinted = ['figure', 'pictureAlt', 'portraitAlt', 'price'] as const;

function hintOf(name: string, t: ReturnType<typeof useTexts>): string | undefined {
  const found = hinted.find((each) => each === name);
  return found && t(`contentEditor:hints.${found}`, { placeholder: '{{number}}' });
}

/** How many characters there are of those that search engines show. */
function counterOf(length: number, shown: number | undefined, t: ReturnType<typeof useTexts>) {
  if (shown === undefined) return {};
  return {
    counter: `${length} / ${shown}`,
    counterSpoken: t(length > shown ? 'contentEditor:search.tooLong' : 'contentEditor:search.counter', {
      count: length,
      shown,
    }),
  };
}
