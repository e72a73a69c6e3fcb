import type { Translated } from '../translated.ts';
import type { about as reference } from '../sk/about.ts';

export const about: Translated<typeof reference> = {
  meta: {
    title: 'Om mig: én udvikler, ét værksted | {{brand}}',
    description:
      '{{developer}} bygger hjemmesider og systemer til håndværkere i Danmark, Tjekkiet og Slovakiet. Du taler altid med den, der bygger.',
  },
  title: 'Du taler med ham, der bygger',
  lead: 'Jeg hedder {{developer}} og er webudvikler ({{city}}, {{country}}). Jeg bygger hjemmesider og systemer til håndværkere og byggefirmaer. Der er ingen sælger imellem.',
  portrait: 'Tegnet portræt af udvikleren med en blyant bag øret',
  story: {
    title: 'Hvorfor håndværk',
    first:
      'Godt håndværk kan ses på detaljerne: en fuge, der flugter, og en dør, der lukker uden at binde. Det kræver værktøj, der kan én ting og gør den ordentligt.',
    second:
      'Sådan vil jeg gerne lave hjemmesider. Siden skal have en opgave: skaffe forespørgsler, regne en pris ud eller spare dig for papirarbejde om aftenen. Det, der ikke hjælper med opgaven, bygger jeg ikke.',
    third:
      'Jeg arbejder kun for håndværk og byggeri. Derfor spørger jeg om taghældning, kørsel og sæson med det samme, og du slipper for at forklare, hvad en besigtigelse er.',
  },
  principles: {
    title: 'Det kan du regne med',
    items: {
      straight: {
        title: 'Klar besked',
        text: 'Kan du klare dig med én side, siger jeg det. Kan jeg ikke hjælpe, får du også det at vide.',
      },
      numbers: {
        title: 'Tallene på bordet',
        text: 'Hver linje i tilbuddet har en pris og en begrundelse. Kommer der noget nyt til, aftaler vi beløbet først.',
      },
      plain: {
        title: 'Almindelige ord',
        text: 'Du behøver ikke kunne fagsproget. Jeg forklarer tingene, sådan som man taler på pladsen.',
      },
      present: {
        title: 'Til at få fat i',
        text: 'Du har mit nummer og får svar inden for 24 timer.',
      },
    },
  },
  tools: {
    title: 'Hvad jeg arbejder med',
    lead: 'Værktøjet skal holde og kunne repareres. Det gælder også her.',
    items: {
      design: {
        title: 'Tegning',
        text: 'Jeg tegner siden til telefonen først. Teksten skal kunne læses i solskin, og knapperne skal kunne rammes med en tommelfinger.',
      },
      code: {
        title: 'Kode',
        text: 'Jeg skriver den selv med åbne og udbredte værktøjer, så en anden udvikler kan overtage den.',
      },
      hosting: {
        title: 'Drift',
        text: 'Forbindelsen er krypteret, og domænet står i dit navn. Backup og overvågning følger med aftalen om drift og support.',
      },
      documents: {
        title: 'Papirer',
        text: 'Prisoverslag, tilbud og faktura får du som PDF på dansk. Intet skal printes eller sendes med posten.',
      },
    },
  },
  facts: {
    title: 'Kort om mig',
    place: { label: 'Værksted', text: '{{city}}, {{country}}' },
    languages: { label: 'Sider på', text: 'Dansk, engelsk, tjekkisk og slovakisk' },
    reach: { label: 'Arbejder i', text: 'Danmark, Tjekkiet og Slovakiet, på stedet eller over video' },
    answer: { label: 'Svartid', text: 'Højst 24 timer' },
  },
  closing: {
    title: 'Fortæl mig om dit firma',
    text: 'Begynd med prisen. Fire spørgsmål, højst 60 sekunder, og så ringer eller skriver jeg.',
    action: 'Beregn din pris',
  },
};
