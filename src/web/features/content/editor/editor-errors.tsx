import type { AnyDocument } from '#domain/content/content-document.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { WarningIcon } from '../../../ui/icons/signs.tsx';
import { placeName } from '../content-words.ts';
import type { ContentForm } from './use-content-form.ts';

type Props = {
  id: string;
  form: ContentForm;
  document: AnyDocument;
  /** Makes a field visible by its path, and moves the focus into its control. */
  onShow: (path: string, controlId: string) => void;
};

/** What is refused, whatever language and entry it stands in, each with the way to its field; and what both have changed (G5). */
export function EditorErrors({ id, form, document, onShow }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const rows = [
    ...form.items.map(({ field, fieldId, text }) => ({ path: field, fieldId, text })),
    ...form.conflicts.map(({ field }) => ({
      path: field,
      fieldId: form.field(field).id,
      text: t('contentEditor:conflict'),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className="overflow-clip rounded-lg border-2 border-danger bg-sheet px-4 py-3 md:px-6"
    >
      <h2 className="flex items-center gap-2.5 text-lg">
        <WarningIcon className="text-danger" />
        {t('contentEditor:errors')}
      </h2>
      <ul className="ps-8">
        {rows.map(({ path, fieldId, text }) => (
          <li key={path} className="py-1">
            <button
              type="button"
              className="py-1 text-start font-semibold wrap-anywhere underline underline-offset-4 pointer-coarse:py-2.5"
              onClick={() => onShow(path, fieldId)}
            >
              {placeName(path, { document: document as never }, { t, language })}
            </button>
            <span className="block">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
