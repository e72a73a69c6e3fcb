import { type Parties, type PartyWords, wordParties } from '#domain/quotes/document-parties.ts';
import { textsOf } from '#server/texts.ts';
import type { GetText } from '#locales/text-key.ts';

/** A party under its heading: name, then one line after the other. */
export type PartyBlock = { heading: string; name: string; lines: string[] };

/** Seller and buyer of a document under the headings that it gives them. */
export function wordBothParties(parties: Parties, headings: { seller: string; buyer: string }): PartyBlock[] {
  const t = textsOf(parties.language);
  const { seller, buyer } = wordParties(parties);
  const lay = (heading: string, party: PartyWords): PartyBlock => ({
    heading,
    name: party.name,
    lines: [...party.lines, wordNumbers(party, t), party.register].filter((line) => line !== ''),
  });
  return [lay(headings.seller, seller), lay(headings.buyer, buyer)];
}

/** Numbers of a party on one line, which breaks between them; a comma may end a line, a dot between them may not. */
const wordNumbers = ({ numbers }: PartyWords, t: GetText): string =>
  numbers
    .map(({ kind, number }) => t(`quoteDocument:parties.${kind}`, { number }).replaceAll(' ', '\u00A0'))
    .join(', ');
