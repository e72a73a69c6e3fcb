// Entry of the process that reads mails. It ends with the channel to the server, so it never outlives the server.
import { type MailTask, type ReadMail, readMail } from './read-mail.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (task: MailTask) => void answer(task));

async function answer(task: MailTask): Promise<void> {
  process.send?.(await readMail(task).catch((): ReadMail => ({ outcome: 'refused' })));
}
