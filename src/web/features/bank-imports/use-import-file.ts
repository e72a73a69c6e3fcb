import { useState } from 'react';
import type { BankFileOutcome, BankImport } from '#contract/bank-imports.ts';
import { bankFileLimits } from '#domain/bank-imports/bank-file-fault.ts';
import { type SentFile, readFile } from '../../lib/read-file.ts';
import { useReadBankFile } from './queries.ts';

/** What the server wants to know of a file, or why it refuses it. */
export type OpenOutcome = Exclude<BankFileOutcome, { outcome: 'read' | 'known' }>;

type State = { file: SentFile; account: string; outcome: OpenOutcome | null; failure: unknown };

/** Reads a chosen file and sends it; what is asked about it is answered by sending it again. */
export function useImportFile(onRead: (read: BankImport, isKnown: boolean) => void) {
  const send = useReadBankFile();
  const [state, setState] = useState<State | null>(null);

  async function run(file: SentFile, account: string): Promise<void> {
    setState({ file, account, outcome: null, failure: null });
    try {
      const outcome = await send.mutateAsync({ fileName: file.name.slice(-200), content: file.content, account });
      if (outcome.outcome === 'read' || outcome.outcome === 'known') {
        setState(null);
        onRead(outcome.import, outcome.outcome === 'known');
      } else setState({ file, account, outcome, failure: null });
    } catch (failure) {
      setState({ file, account, outcome: null, failure });
    }
  }

  async function take(chosen: File): Promise<void> {
    const tooLarge = { outcome: 'refused', fault: { rule: 'too-large', line: null, entry: null } } as const;
    if (chosen.size > bankFileLimits.bytes) {
      setState({ file: { name: chosen.name, content: '' }, account: '', outcome: tooLarge, failure: null });
      return;
    }
    await run(await readFile(chosen), '');
  }

  return {
    take: (file: File) => void take(file).catch((failure: unknown) => setState({ ...none(file.name), failure })),
    /** Sends the same file again, with its account where that was asked for. */
    again: (account = state?.account ?? '') => (state ? void run(state.file, account) : undefined),
    fileName: state?.file.name ?? '',
    outcome: state?.outcome ?? null,
    failure: state?.failure ?? null,
    isWorking: send.isPending,
  };
}
export type FileImport = ReturnType<typeof useImportFile>;

const none = (name: string): State => ({ file: { name, content: '' }, account: '', outcome: null, failure: null });
