// Entry of the sealing process. It ends with the channel to the server, so it never outlives the server.
import { type SealingTask, putSeal } from './put-seal.ts';
import type { SealingAnswer } from './seal-gateway.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (task: SealingTask) => void answer(task));

async function answer(task: SealingTask): Promise<void> {
  process.send?.(await seal(task));
}

async function seal(task: SealingTask): Promise<SealingAnswer> {
  try {
    return { ok: true, bytes: await putSeal(task) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
