import type { FaqAnswer } from '#contract/faq.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { SourceLink } from './source-link.tsx';

type Props = { text: string; sources: FaqAnswer['sources']; onOpenEntry: () => void };

/** A worded answer whose marks such as [1] are links to the sources. */
export function CitedText({ text, sources, onOpenEntry }: Props) {
  const t = useTexts();
  return (
    <div className="grid max-w-prose gap-3">
      {tieFigures(text)
        .split(/\n+/)
        .map((paragraph) => (
          <p key={paragraph}>
            {piecesOf(paragraph).map(({ words, number }) => {
              const source = sources[number - 1];
              if (!source) return words;
              return (
                <SourceLink
                  key={`${number} ${words}`}
                  source={source}
                  onOpenEntry={onOpenEntry}
                  label={t('faq:ask.source', { number, title: source.title })}
                >
                  {`[${number}]`}
                </SourceLink>
              );
            })}
          </p>
        ))}
    </div>
  );
}

/** No line break within a sum such as 2 500 €. */
const tieFigures = (text: string) => text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|[€%]|Kč|kr\b)/gu, '\u00A0');

type Piece = { words: string; number: number };

/** Texts and marks in their order; texts have the number 0. */
function piecesOf(paragraph: string): Piece[] {
  let place = 0;
  return paragraph.split(/(\[\d{1,2}\])/).map((words) => {
    place += words.length;
    const number = Number(/^\[(\d{1,2})\]$/.exec(words)?.[1] ?? 0);
    return { words: number > 0 ? String(place) : words, number };
  });
}
