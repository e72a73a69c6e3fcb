import type { ReferenceFormState, ReferenceOfPage } from '#contract/projects/reference-page.ts';
import type { ShownReference } from '#contract/projects/references.ts';
import { type ReferencePart, type ReferenceWords, cleanReference } from '#domain/references/reference.ts';

/** A reference as it stands in the form. */
export type TypedReference = {
  words: ReferenceWords;
  parts: readonly ReferencePart[];
  /** A picture that was just chosen, as an address with its bytes; null for none. */
  chosen: string | null;
};

/** What the form begins with: what was refused or looked at, else what is stored. */
export const startOf = ({ words, parts }: ReferenceOfPage, form: ReferenceFormState | undefined): TypedReference => ({
  words: form?.words ?? words,
  parts: form?.parts ?? parts,
  chosen: null,
});

/** The sheet that these words would make on the site. */
export function previewOf(
  { shown }: Pick<ReferenceOfPage, 'shown'>,
  { words: typed, parts, chosen }: TypedReference,
): ShownReference {
  const words = cleanReference(typed);
  const has = (part: ReferencePart) => parts.includes(part);
  const figure = { label: words.figureLabel, before: words.figureBefore, after: words.figureAfter };
  return {
    ...shown,
    text: words.text,
    name: has('name') ? words.name : '',
    firm: has('firm') ? words.firm : '',
    figure: has('figure') && figure.label !== '' ? figure : null,
    picture: has('picture') ? pictureOf(shown, { chosen, alt: words.pictureAlt }) : null,
  };
}

function pictureOf(
  { picture }: ShownReference,
  { chosen, alt }: { chosen: string | null; alt: string },
): ShownReference['picture'] {
  // The sides of one that was just chosen are not known; the sheet limits its height.
  if (chosen !== null) return { src: chosen, alt, width: 4, height: 3 };
  return picture && { ...picture, alt };
}
