// Entry of the process that reads bank files. It ends with the channel to the server, so it never outlives the server.
import { type BankFileTask, type ReadBankFile, readBankFile } from './read-bank-file.ts';

// Ctrl-C signals the whole process group; the server finishes its tasks and then closes the channel.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (task: BankFileTask) => void process.send?.(answer(task)));

function answer(task: BankFileTask): ReadBankFile {
  try {
    return readBankFile(task);
  } catch {
    // What no rule of ours names: the file is not what it says.
    return { outcome: 'refused', fault: { rule: 'broken', line: null, entry: null } };
  }
}
