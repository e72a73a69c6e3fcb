/** Subject of a mail that continues a thread: the same in every language, so that mail programs keep it in the thread. */
export function continuedSubject(subject: string): string {
  return subject.startsWith('Re: ') ? subject : `Re: ${subject}`;
}
