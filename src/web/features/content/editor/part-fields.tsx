import type { ContentPicture } from '#contract/content/content.ts';
import type { PartFields as Fields, SharedField } from '#domain/content/content-kinds.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { choiceName, fieldLabel } from '../content-words.ts';
import { PictureField } from './picture-field.tsx';
import { TextInput } from './text-input.tsx';
import type { ContentForm } from './use-content-form.ts';

type Props = {
  form: ContentForm;
  fields: Fields;
  /** Path of the part: `head` or `items.<id>`. */
  path: string;
  language: Language;
  onUploaded: (picture: ContentPicture) => void;
};

/** The fields of a part: what all languages share, then the texts of the language that is edited. */
export function PartFields({ form, fields, path, language, onUploaded }: Props) {
  return (
    <div className="grid gap-5">
      {Object.entries(fields.shared).map(([name, field]) => (
        <SharedInput key={name} {...{ form, name, field, onUploaded }} path={`${path}.shared.${name}`} />
      ))}
      {Object.entries(fields.texts).map(([name, rule]) => {
        // Words for a picture are asked for where there is one.
        if (rule.with !== undefined && (form.values[`${path}.shared.${rule.with}`] ?? '') === '') return null;
        return <TextInput key={name} {...{ form, path, name, rule, language }} />;
      })}
    </div>
  );
}

type SharedProps = Pick<Props, 'form' | 'path' | 'onUploaded'> & { name: string; field: SharedField };

function SharedInput({ form, path, name, field, onUploaded }: SharedProps) {
  const t = useTexts();
  const input = form.input(path);
  const control = { ...input, value: input.value ?? '', label: fieldLabel(name, t) };
  switch (field.is) {
    case 'choice':
      return (
        <Select
          {...control}
          className="max-w-sm"
          options={field.of.map((value) => ({ value, label: choiceName(name, value, t) }))}
        />
      );
    case 'picture':
      return (
        <PictureField
          id={control.id}
          label={control.label}
          value={control.value}
          error={control.error}
          onChange={(picture) => {
            if (picture) onUploaded(picture);
            form.change({ [path]: picture?.id ?? '' });
          }}
        />
      );
    case 'day':
      return (
        <TextField
          {...control}
          type="date"
          className="max-w-60"
          hint={t('contentEditor:hints.until')}
          mark={t('common:optional')}
        />
      );
    case 'link':
      return (
        <TextField
          {...control}
          className="max-w-xl"
          inputMode="url"
          autoComplete="off"
          hint={t('contentEditor:hints.link')}
          mark={t('common:optional')}
        />
      );
    case 'name':
      return <TextField {...control} className="max-w-sm" autoComplete="off" />;
  }
}
