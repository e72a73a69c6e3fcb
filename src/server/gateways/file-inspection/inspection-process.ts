// Entry of the inspecting process. It ends with the channel to the server, so it never outlives the server.
import { type DrawingResult, cleanDrawing } from './clean-drawing.ts';
import type { Inspection, InspectionTask } from './inspection.ts';
import { readDocument } from './read-document.ts';
import { readPicture } from './read-picture.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (task: InspectionTask) => void answer(task));

/**
 * Decompression bombs: the memory of native libraries is not limited by Node. The server takes the end of this process
 * as the result.
 */
const mostMemory = 800 * 1024 * 1024;
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, 25).unref();

async function answer(task: InspectionTask): Promise<void> {
  process.send?.(await inspect(task));
}

async function inspect(task: InspectionTask): Promise<Inspection | DrawingResult> {
  if ('drawing' in task) return cleanDrawing(task.drawing);
  return task.type === 'application/pdf' ? readDocument(task.file) : readPicture(task.file, task.type);
}
