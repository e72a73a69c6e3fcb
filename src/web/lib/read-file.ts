/** A file as a call sends it: its name and its bytes in base64. */
export type SentFile = { name: string; content: string };

/** Largest file in bytes that goes with an acceptance. */
export const largestFile = 5 * 1024 * 1024;

/** Reads a file to be sent with a call. */
export function readFile(file: File): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name, content: address.replace(/^[^,]*,/, '') });
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
