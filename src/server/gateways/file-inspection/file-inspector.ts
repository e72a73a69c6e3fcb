import { OneWorkerQueue } from '#server/gateways/worker-process/one-worker-queue.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { Inspection, InspectionTask } from './inspection.ts';

/** Looks into files that strangers have sent, in a process of its own: whatever is in them, the server goes on. */
export type FileInspector = {
  /** What a file is and what is kept of it. One that costs too much time or memory counts as unreadable. */
  inspect: (file: string) => Promise<Inspection>;
  /** Finishes the accepted files and ends the process. */
  close: () => Promise<void>;
};

export type FileInspectorOptions = { idleMs?: number; timeoutMs?: number };

/** Opens the gateway; its process starts with the first file and stops after 20 s without one. */
export function createFileInspector({ idleMs = 20_000, timeoutMs = 20_000 }: FileInspectorOptions = {}): FileInspector {
  const queue = new OneWorkerQueue<InspectionTask, Inspection>({ start, idleMs, timeoutMs, maxWaiting: 100 });
  return {
    inspect: (file) => queue.run({ file }).catch(refuseDeadly),
    close: () => queue.close(),
  };
}

/** A file that the process died of is refused; that too many wait is said as it is. */
function refuseDeadly(error: unknown): Inspection {
  if (error instanceof Error && error.message.startsWith('The process ended')) {
    return { ok: false, refusal: 'attachment-unreadable' };
  }
  throw error;
}

/**
 * Code that looks into a stranger's file may read, and answer: it writes no file, starts no program and reaches no network,
 * whatever the file makes of it. Native code, which draws the pictures, is not held by that.
 */
const flags = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--allow-worker',
  '--disable-warning=PERM0001',
  '--disable-warning=PERM0006',
];

const start = () => startProcess(new URL('./inspection-process.ts', import.meta.url), { memoryMb: 128, flags });
