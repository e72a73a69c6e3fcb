import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answers } from '#domain/configurator/answers.ts';
import type { PricedAnswers } from '#domain/estimates/price-book/price-change.ts';
import type { PriceSuggestion } from '#domain/estimates/price-book/suggest-changes.ts';

type Applied = { label: string; before: PricedAnswers };

type Options = { answers: Answers; onChange: (answers: PricedAnswers) => void };

/** Changes that were applied here, the latest one last, each with the answers that undo it. */
export function useAppliedChanges({ answers, onChange }: Options) {
  const [applied, setApplied] = useState<readonly Applied[]>([]);
  const [hasChanged, setHasChanged] = useState(false);
  const undoButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = applied.at(-1) ?? null;

  function change(next: readonly Applied[], changed: PricedAnswers): void {
    flushSync(() => {
      setApplied(next);
      setHasChanged(true);
      onChange(changed);
    });
    // The row whose button was pressed is gone.
    (undoButton.current ?? heading.current)?.focus();
  }

  return {
    latest,
    /** Every applied change was undone. */
    isUndone: hasChanged && latest === null,
    undoButton,
    heading,
    apply(suggestion: PriceSuggestion, label: string) {
      change([...applied, { label, before: presentOf(suggestion.answers, answers) }], suggestion.answers);
    },
    undo() {
      if (latest) change(applied.slice(0, -1), latest.before);
    },
  };
}

/** What a change is about to replace. */
function presentOf(changed: PricedAnswers, answers: Answers): PricedAnswers {
  const names = Object.keys(changed) as (keyof PricedAnswers)[];
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}
