/** Boxes that a signer can tick beside the quote’s own terms, in the words of the law of the language’s market (H5). */
export const quoteAgreements = {
  terms: 'Poznám obsah tejto ponuky aj obchodné podmienky, ktoré sú jej súčasťou, a súhlasím s nimi.',
  expressStart:
    'Výslovne súhlasím s tým, aby sa s prácou začalo pred uplynutím lehoty na odstúpenie od zmluvy. Potvrdzujem, že ma riadne poučili o tom, že udelením tohto súhlasu strácam právo na odstúpenie od zmluvy po úplnom poskytnutí služby a že pri skoršom odstúpení zaplatím cenu za plnenie skutočne poskytnuté do odstúpenia (§\u00A019 a 20 zákona\u00A0č.\u00A0108/2024 Z. z.).',
};
