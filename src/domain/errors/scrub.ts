const masked = '…';

/* The look-behind lets a match begin only where a run of such characters begins, so that time grows linearly. */
const email = /(?<![^\s<>()"',;:[\]])[^\s<>()"',;:[\]]+(?:@|%40)[^\s<>()"',;:[\]]+/gi;
const query = /\?[\w%.~[\]-]+=[^\s"'<>)]*/g;
const namedSecret =
  /\b((?:password|passwd|heslo|token|secret|session|csrf|bearer|authorization|cookie)\b["']?(?:\s*[:=]\s*|\s+))[^\s,;&]+/gi;
const dataAddress = /\b(?:data|blob):[^\s"')]+/gi;
const phone = /(?:\+|\b)\d(?:[ ./()–-]{0,2}\d){7,}/g;
const digitRun = /\d{6,}/g;
const token = /[\w-]{20,}/g;
const quoted = /["'`„“”«»‚‘’]([^"'`„“”«»‚‘’]*)["'`„“”«»‚‘’]/g;
const fullName = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu;

/** A quotation that is a name of the program, such as a property or a module, and nobody's words. */
const identifier = /^[a-z_$#.][\w$.:/#-]{0,39}$/;

/**
 * Takes out of a text what could tell of a person (J4): addresses of mail, phone numbers, tokens, queries, long digit
 * runs, what stands in quotation marks, and two names in a row.
 */
export function scrubText(text: string, longest = 300): string {
  return text
    .slice(0, longest * 10)
    .normalize('NFC')
    .replaceAll(dataAddress, masked)
    .replaceAll(query, `?${masked}`)
    .replaceAll(email, masked)
    .replaceAll(namedSecret, `$1${masked}`)
    .replaceAll(quoted, (whole, inside: string) =>
      identifier.test(inside) ? whole : `${whole.charAt(0)}${masked}${whole.slice(-1)}`,
    )
    .replaceAll(token, (word) => (/\d/.test(word) || word.length >= 32 ? masked : word))
    .replaceAll(phone, masked)
    .replaceAll(digitRun, masked)
    .replaceAll(fullName, masked)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}

/** An address is read up to this length, in characters. */
const longestAddress = 2000;

/** Path of an address without host, query and fragment; ids and numbers in it are taken out. */
export function scrubAddress(address: string): string {
  const path = address
    .slice(0, longestAddress)
    .replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  const segments = path
    .split('/')
    .map((segment) => (/\d/.test(segment) && segment.length >= 6 ? masked : scrubText(segment, 60)));
  return segments.join('/').slice(0, 200);
}
