import { OneWorkerQueue } from '#server/gateways/worker-process/one-worker-queue.ts';
import { startProcess } from '#server/gateways/worker-process/start-process.ts';
import type { DrawingResult } from './clean-drawing.ts';
import { detectTypeOf } from './detect-type.ts';
import type { Inspection, InspectionTask } from './inspection.ts';

/** Inspects uploaded files in separate processes, so that no file can crash the server. */
export type FileInspector = {
  /**
   * Returns the type of a file and what is stored of it. One that takes too much time or memory counts as unreadable.
   */
  inspect: (file: string) => Promise<Inspection>;
  /** Sanitises an SVG (G7). One that takes too much time or memory counts as too large. */
  cleanDrawing: (svg: string) => Promise<DrawingResult>;
  /** Finishes the accepted files and ends the processes. */
  close: () => Promise<void>;
};

export type FileInspectorOptions = { idleMs?: number; timeoutMs?: number };

/**
 * Opens the gateway. Pictures, documents and drawings wait in queues of their own, so that a slow document holds up no photo; the
 * process of each starts with its first file and stops after 20 s without one.
 */
export function createFileInspector({ idleMs = 20_000, timeoutMs = 20_000 }: FileInspectorOptions = {}): FileInspector {
  const openQueue = <Answer>() =>
    new OneWorkerQueue<InspectionTask, Answer>({ start, idleMs, timeoutMs, maxWaiting: 100 });
  const queues = { pictures: openQueue<Inspection>(), documents: openQueue<Inspection>() };
  const drawings = openQueue<DrawingResult>();
  return {
    async inspect(file) {
      const type = await detectTypeOf(file);
      if (type === null) return { ok: false, refusal: 'attachment-type' };
      const queue = type === 'application/pdf' ? queues.documents : queues.pictures;
      return queue.run({ file, type }).catch(answerDeadly<Inspection>({ ok: false, refusal: 'attachment-unreadable' }));
    },
    cleanDrawing: (svg) =>
      drawings.run({ drawing: svg }).catch(answerDeadly<DrawingResult>({ ok: false, fault: 'too-large' })),
    async close() {
      await Promise.all([queues.pictures.close(), queues.documents.close(), drawings.close()]);
    },
  };
}

/** What crashed the process is refused; a full queue is reported as such. */
const answerDeadly =
  <Answer>(refusal: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof Error && error.message.startsWith('The process ended')) return refusal;
    throw error;
  };

/**
 * Permissions of the inspecting process: it may read files, but not write any, start programs or use the network.
 * Native code, which decodes pictures, is not restricted by them.
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
