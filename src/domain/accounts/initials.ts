/** Shown where a name has no letter to begin with (spec §9). */
const withoutName = 'U';

/** What begins a word: a letter or a figure, with the accents that follow it. */
const firstSign = /[\p{L}\p{N}]\p{M}*/u;

/** Initials of a name: the first letters of each word, two at most, in capitals; `U` where there is none (B14, spec §9). */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstSign.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toUpperCase() || withoutName;
}
