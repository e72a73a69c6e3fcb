/*
 * An archive is a backup in one file: a tar of the rows (as ../backup-format.ts describes them), the files that they speak of, the filed
 * mails, and the list SHA256SUMS of all of it, which is last. With a passphrase the tar is encrypted (./age-format.ts), and
 * `age --decrypt FILE | tar --extract` opens it without this program.
 */

/** The rows; their files lie beside them as a backup's do (../backup-files.ts). */
export const rowsEntry = 'rows.ndjson.gz';
/** The folder of filed mails, as in the data folder. */
export const mailFolder = 'mail';
export const sumsEntry = 'SHA256SUMS';

const namePattern = /^plumbline-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.tar(?:\.age)?$/;

/** Name of the archive of a moment (ms UTC). */
export const archiveName = (at: number, isEncrypted: boolean): string =>
  `plumbline-${new Date(at).toISOString().replaceAll(':', '-')}.tar${isEncrypted ? '.age' : ''}`;

/** When the archive of a name was made (ms UTC); null where the name is none of an archive. */
export function momentOfArchive(name: string): number | null {
  const [match, day = '', hour = '', minute = '', second = ''] = namePattern.exec(name) ?? [];
  return match === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** Whether a file is an archive by its name. */
export const isArchive = (file: string): boolean => /\.tar(?:\.age)?$/.test(file);

/** Whether an archive is encrypted, by its name. */
export const isEncrypted = (file: string): boolean => file.endsWith('.age');
