import { createProcessReader } from '#server/gateways/worker-process/create-process-reader.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { MailTask, ReadMail } from './read-mail.ts';

/** Reads mails in a process of its own, whose memory and time are bounded (I2). */
export type MailReader = {
  /** What a mail turns out to be; one that takes over 20 s or 512 MB is refused. Rejects when 20 others wait. */
  read: (task: MailTask) => Promise<ReadMail>;
  /** Finishes the accepted mails and ends the process. */
  close: () => Promise<void>;
};

/** Permissions of the reading process: it may read its own program, and neither write, start programs nor use the network. */
const flags = ['--permission', '--allow-fs-read=*', '--disable-warning=PERM0001', '--disable-warning=PERM0006'];

/** Opens the reader; its process starts with the first mail and stops after 20 s without one. */
export function createMailReader({ timeoutMs = 20_000 } = {}): MailReader {
  return createProcessReader<MailTask, ReadMail>({
    start: () => startProcess(new URL('./mail-process.ts', import.meta.url), { memoryMb: 512, flags }),
    idleMs: 20_000,
    timeoutMs,
    maxWaiting: 20,
    refused: { outcome: 'refused' },
  });
}
