import type { PreparedReply } from '../../content/prepared-reply.ts';

/** Prepared replies in Danish. */
export const messageTemplates: readonly PreparedReply[] = [
  {
    name: 'Tak og aftale om opkald',
    subject: 'Om din forespørgsel nr. {{number}}',
    body: `Hej {{name}}

Tak for din forespørgsel. Jeg har læst den igennem og forstår, hvad du har brug for.

Det hurtigste er, at vi taler sammen. Et kvarter er nok. Passer det dig i morgen formiddag eller eftermiddag? Skriv et tidspunkt, eller ring til mig på {{phone}}.`,
  },
  {
    name: 'Prisoverslag og næste skridt',
    subject: 'Prisoverslag til forespørgsel nr. {{number}}',
    body: `Hej {{name}}

Ud fra det, du har skrevet, lander hjemmesiden på {{price}} ekskl. moms. Her er overslaget linje for linje:
{{pdf}}

Det er et overslag og ikke et bindende tilbud. Tilbuddet sender jeg, når vi har gennemgået omfanget sammen. Hvad ville du ændre?`,
  },
  {
    name: 'Der mangler materiale',
    subject: 'Jeg mangler lidt til forespørgsel nr. {{number}}',
    body: `Hej {{name}}

For at kunne lave et præcist tilbud mangler jeg:

- adressen på din nuværende hjemmeside, hvis du har en,
- dit logo og 10–20 billeder af dit arbejde,
- en liste over de ydelser, der skal med.

Send det, du har liggende, også selv om det ikke er det hele. Så begynder vi der.`,
  },
  {
    name: 'Påmindelse efter en uge',
    subject: 'En sidste ting om din forespørgsel nr. {{number}}',
    body: `Hej {{name}}

For en uge siden skrev jeg til dig om {{title}}. Jeg ved godt, at der kan være travlt på pladsen.

Er det stadig aktuelt, så svar bare med en enkelt linje, og vi aftaler næste skridt. Har du valgt noget andet, vil jeg også gerne vide det.`,
  },
  {
    name: 'Venligt afslag',
    subject: 'Om din forespørgsel nr. {{number}}',
    body: `Hej {{name}}

Tak, fordi du skrev. Jeg har læst opgaven igennem og siger det lige ud: Det her er ikke noget, jeg ville gøre godt nok, så jeg tager den ikke.

Får du en dag brug for en hjemmeside til et håndværks- eller byggefirma, så skriv igen. Jeg hjælper gerne.`,
  },
  {
    kind: 'project',
    name: 'Projektet er i gang',
    subject: '',
    body: `Hej {{name}}

Projekt {{number}} {{title}} er i gang. Næste milepæl er {{milestone}}, som er klar {{date}}.

Du finder status, materiale og beskeder samlet her:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Klar til din godkendelse',
    subject: '',
    body: `Hej {{name}}

{{milestone}} er klar og venter på dig. Se den igennem, og godkend den, eller markér, hvad der skal rettes:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Ny dato',
    subject: '',
    body: `Hej {{name}}

Jeg når ikke {{milestone}} til den aftalte dato. Den nye dato er {{date}}. Det beklager jeg. Giver det dig problemer, så ring til mig på {{phone}}.`,
  },
  {
    kind: 'project',
    name: 'Materiale mangler',
    subject: '',
    body: `Hej {{name}}

Jeg mangler materiale til projekt {{number}}. Her kan du se, hvad der mangler, og uploade det:
{{link}}`,
  },
];
