import type { AnyDocument } from '#domain/content/content-document.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { missingTexts } from '#domain/content/missing-content.ts';
import { languages } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { EditorPlace } from './content-editor.tsx';

type Props = {
  kind: ContentKind;
  document: AnyDocument;
  place: EditorPlace;
  onPlace: (place: EditorPlace) => void;
};

/** Which language is edited, how much each lacks, and whether only that is shown. */
export function LanguageChoice({ kind, document, place, onPlace }: Props) {
  const t = useTexts();
  const missing = missingTexts(kind, document);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <fieldset className="min-w-0">
        <legend className="pb-1.5 leading-snug font-semibold">{t('contentEditor:languages')}</legend>
        <div className="flex flex-wrap gap-2">
          {languages.map((language) => {
            const count = missing.filter((each) => each.language === language).length;
            const isChosen = language === place.language;
            return (
              <label
                key={language}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-2 rounded-md border-2 px-3 py-1.5 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
                  isChosen ? 'border-ink bg-ink text-paper' : 'border-edge',
                )}
              >
                <input
                  type="radio"
                  name="content-language"
                  className="sr-only"
                  checked={isChosen}
                  onChange={() => onPlace({ ...place, language })}
                />
                {t(`common:language.names.${language}`)}
                {count > 0 ? (
                  <span className={classNames('figures font-normal', !isChosen && 'text-muted')}>
                    {t('contentEditor:items.missing', { count })}
                  </span>
                ) : null}
              </label>
            );
          })}
        </div>
      </fieldset>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-ink"
          checked={place.isFiltered}
          onChange={({ target }) => onPlace({ ...place, isFiltered: target.checked })}
        />
        {t('contentEditor:onlyMissing')}
      </label>
    </div>
  );
}
