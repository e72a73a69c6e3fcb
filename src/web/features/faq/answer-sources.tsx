import type { FaqAnswer } from '#contract/faq.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { SourceLink } from './source-link.tsx';

type Props = {
  sources: FaqAnswer['sources'];
  /**
   * Whether a worded answer is shown above, so that the part of each text that answers is enough; else the best source is the
   * answer.
   */
  isWorded: boolean;
  onOpenEntry: () => void;
};

/** The sources of an answer: title, text and link, numbered as the answer cites them. */
export function AnswerSources({ sources, isWorded, onOpenEntry }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-3">
      {isWorded ? <h4 className="text-base font-semibold">{t('faq:ask.sources')}</h4> : null}
      <ol className="grid gap-4">
        {sources.map((source, index) => (
          <li key={source.title} className="grid max-w-prose gap-1">
            <p className="leading-snug font-semibold">
              {isWorded ? <span className="figures me-2 text-muted">{`[${index + 1}]`}</span> : null}
              <SourceLink source={source} onOpenEntry={onOpenEntry}>
                {source.title}
              </SourceLink>
            </p>
            <p className={isWorded || index > 0 ? 'text-muted' : ''}>
              {isWorded || index > 0 ? source.part : source.text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
