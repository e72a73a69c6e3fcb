import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/configurator/answers.ts';
import type { PricedAnswers } from '#domain/estimates/price-change.ts';
import type { PriceSuggestion } from '#domain/estimates/suggest-changes.ts';

type Applied = { label: string; before: PricedAnswers };

type Options = { answers: Answers; onChange: (answers: PricedAnswers) => void };

/** Changes that were applied here, the latest on top, each with what to put back. */
export function useAppliedChanges({ answers, onChange }: Options) {
  const [applied, setApplied] = useState<readonly Applied[]>([]);
  const [presses, setPresses] = useState(0);
  const takeBackButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus lies outside React: the row whose button was pressed is gone.
    if (presses > 0) (takeBackButton.current ?? heading.current)?.focus();
  }, [presses]);
  const latest = applied.at(-1) ?? null;

  return {
    latest,
    /** Something was taken back and nothing is applied any more. */
    isTakenBack: presses > 0 && latest === null,
    takeBackButton,
    heading,
    apply(suggestion: PriceSuggestion, label: string) {
      setApplied([...applied, { label, before: presentOf(suggestion.answers, answers) }]);
      setPresses(presses + 1);
      onChange(suggestion.answers);
    },
    takeBack() {
      if (!latest) return;
      setApplied(applied.slice(0, -1));
      setPresses(presses + 1);
      onChange(latest.before);
    },
  };
}

/** What a change is about to replace. */
function presentOf(changed: PricedAnswers, answers: Answers): PricedAnswers {
  const names = Object.keys(changed) as (keyof PricedAnswers)[];
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}
