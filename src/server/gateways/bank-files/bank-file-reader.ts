import { createProcessReader } from '#server/gateways/worker-process/create-process-reader.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { BankFileTask, ReadBankFile } from './read-bank-file.ts';

/** Reads bank files in a process of its own, whose memory and time are bounded (H9). */
export type BankFileReader = {
  /** What a file turns out to be; one that takes over 20 s or 512 MB is refused. Rejects when 5 others wait. */
  read: (task: BankFileTask) => Promise<ReadBankFile>;
  /** Finishes the accepted files and ends the process. */
  close: () => Promise<void>;
};

/** Opens the reader; its process starts with the first file and stops after 20 s without one. */
export function createBankFileReader({ timeoutMs = 20_000 } = {}): BankFileReader {
  return createProcessReader<BankFileTask, ReadBankFile>({
    start: () => startProcess(new URL('./bank-file-process.ts', import.meta.url), { memoryMb: 512 }),
    idleMs: 20_000,
    timeoutMs,
    maxWaiting: 5,
    refused: { outcome: 'refused', fault: { rule: 'too-heavy', line: null, entry: null } },
  });
}
