/** A word joiner: nothing to see, and no line ends at it. */
const joiner = '\u2060';

const rangeDash = /(?<=[\d}])\u2013(?=[\d{€])/g;

/** Keeps ranges such as "2–3" in one line, which a browser would break after their dash. */
export const joinRanges = (text: string): string => text.replaceAll(rangeDash, `\u2013${joiner}`);

/** Keeps numbers with hyphens, such as "2026-0042-R2", in one line; only for what nobody copies. */
export const joinNumbers = (text: string): string => text.replaceAll(/(?<=\d)-(?=R?\d)/g, `-${joiner}`);

const abbreviation =
  /(?<![\p{L}\p{N}])((?:čl|odst|ods|písm|art|stk)\.|§|artikel|litra) (?=\d|\p{L}(?!\p{L}))|(?<![\p{L}\p{N}])((?:č|nr|no)\.) (?=\d)|(?<!\p{L})(kl\.) (?=\d|\{\{)/giu;

/** Ties "čl.", "§", "písm.", "č.", "kl." and their like to the figure or letter after them. */
export const tieAbbreviations = (text: string): string => text.replaceAll(abbreviation, '$1$2$3\u00A0');

/** A text for what is stored, mailed or listed elsewhere, where a joiner would be a sign that nobody sees or types. */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');
