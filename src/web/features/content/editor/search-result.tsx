import { brand, brandWords } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { shorten } from '../content-words.ts';

type Props = {
  title: string;
  description: string;
  address: string;
  language: Language;
  hints: { title: number; description: number };
};

/** How a search engine shows the page: both lines cut where it cuts them. */
export function SearchResult({ title, description, address, language, hints }: Props) {
  const t = useTexts();
  const words: Record<string, string> = brandWords(language);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) => words[name] ?? written);
  return (
    <figure className="grid gap-2">
      <figcaption className="lettering text-muted">{t('contentEditor:search.title')}</figcaption>
      <div lang={language} className="grid max-w-xl gap-0.5 rounded-md border border-edge bg-sheet px-4 py-3">
        <p className="text-sm text-muted wrap-anywhere">{`${brand.name} › ${address}`}</p>
        <p className="text-lg leading-snug font-semibold wrap-anywhere">
          {shorten(fill(title), hints.title) || t('contentEditor:search.noTitle')}
        </p>
        <p className="text-sm wrap-anywhere">
          {shorten(fill(description), hints.description) || t('contentEditor:search.noDescription')}
        </p>
      </div>
    </figure>
  );
}
