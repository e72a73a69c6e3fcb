import type { MilestoneHandover } from '#contract/projects/project-shapes.ts';
import { formatDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { handovers: readonly MilestoneHandover[]; language: Language };

/** What was handed over: number, day, words and where it can be seen. */
export function Handovers({ handovers, language }: Props) {
  const t = useTexts();
  return (
    <ol className="grid gap-4">
      {handovers.map(({ n, text, link, at }) => (
        <li key={n} className="grid gap-1">
          <span className="text-sm text-muted">
            {t('projectWords:handover.title', { n })}, <span className="figures">{formatDay(at, language)}</span>
          </span>
          {text === '' ? null : (
            <span lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
              {text}
            </span>
          )}
          {link === '' ? null : (
            <a href={link} target="_blank" rel="noreferrer" className="justify-self-start py-1 pointer-coarse:py-2.5">
              {t('projectWords:handover.link')}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
