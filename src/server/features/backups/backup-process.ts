import { type BackupTask, doBackupTask } from './backup-task.ts';

/* A process of its own, so that neither memory nor pauses of a backup are the server's; it ends with the server. */

process.on('message', (task: BackupTask) => {
  void doBackupTask(task).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
