import { useRef, useState } from 'react';
import type { VerifiedDocument } from '#contract/quotes/verify.ts';

export type CheckFailure = 'tooLarge' | 'unreadable' | 'tooMany' | 'offline';

/** What becomes of a chosen file; `share` is the part that was read, 0 to 1. */
export type CheckState =
  | { kind: 'none' }
  | { kind: 'reading'; share: number }
  | { kind: 'failed'; failure: CheckFailure }
  | { kind: 'done'; verified: VerifiedDocument; turn: number };

export type FileCheck = { state: CheckState; run: (file: File) => void };

/** Checks files in the browser; the code for it is a lazy chunk. The last chosen file counts. */
export function useFileCheck(): FileCheck {
  const [state, setState] = useState<CheckState>({ kind: 'none' });
  const turns = useRef(0);

  async function check(file: File, show: (state: CheckState) => void): Promise<void> {
    show({ kind: 'reading', share: 0 });
    const chunk = await import('./check-file.ts').catch(() => null);
    if (!chunk) return show({ kind: 'failed', failure: 'offline' });
    show(await chunk.checkFile(file, (share) => show({ kind: 'reading', share })));
  }

  return {
    state,
    run(file) {
      turns.current += 1;
      const turn = turns.current;
      void check(file, (next) => {
        if (turn === turns.current) setState(next.kind === 'done' ? { ...next, turn } : next);
      });
    },
  };
}
