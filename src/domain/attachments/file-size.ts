import { type Language, localeOf } from '#domain/languages.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A formatted size: whole kilobytes, from one megabyte on with one decimal, such as “1,4 MB”. */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 0.95 * megabyte;
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  // Less than a kilobyte is one, unless there is nothing.
  const kilobytes = bytes === 0 ? 0 : Math.max(1, bytes / kilobyte);
  return format.format(isLarge ? bytes / megabyte : kilobytes);
}
