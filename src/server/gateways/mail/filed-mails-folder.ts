import path from 'node:path';

/** Where filed mails lie, each as `<id>.eml`. */
export const filedMailsFolder = (dataDir: string): string => path.join(dataDir, 'mail');
