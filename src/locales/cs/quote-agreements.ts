import type { quoteAgreements as reference } from '../sk/quote-agreements.ts';
import type { Translated } from '../translated.ts';

export const quoteAgreements: Translated<typeof reference> = {
  terms: 'Znám obsah této nabídky i obchodní podmínky, které jsou její součástí, a souhlasím s nimi.',
  expressStart:
    'Výslovně žádám, aby se s prací začalo před uplynutím lhůty pro odstoupení od smlouvy, a souhlasím s tím (§\u00A01823 občanského zákoníku). Beru na vědomí, že po úplném poskytnutí služby právo odstoupit od smlouvy zaniká (§\u00A01837 písm.\u00A0a)) a že při dřívějším odstoupení zaplatím poměrnou část ceny za plnění poskytnuté do té doby.',
};
