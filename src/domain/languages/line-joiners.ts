/** A word joiner: nothing to see, and no line ends at it. */
const joiner = '\u2060';

const rangeDash = /(?<=[\d}])\u2013(?=[\d{€])/g;

/** Keeps ranges such as "2–3" in one line, which a browser would break after their dash. */
export const joinRanges = (text: string): string => text.replaceAll(rangeDash, `\u2013${joiner}`);

/** A text for what is stored, mailed or listed elsewhere, where a joiner would be a sign that nobody sees or types. */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');
