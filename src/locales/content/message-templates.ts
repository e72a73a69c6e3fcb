import type { Language } from '#domain/languages.ts';

/** A prepared reply with which an installation starts; a text may hold the placeholders of `domain/mail/placeholders.ts`. */
type PreparedReply = { name: string; subject: string; body: string };

/** Prepared replies of each language (G7), stored at the first start; from then on they are the agency's own to change. */
export const firstMessageTemplates: Record<Language, readonly PreparedReply[]> = {
  sk: [
    {
      name: 'Poďakovanie a termín hovoru',
      subject: 'K vášmu dopytu č. {{number}}',
      body: `Dobrý deň, {{name}},

ďakujem za dopyt. Prešiel som si ho a rozumiem, čo potrebujete.

Najrýchlejšie bude, keď si zavoláme. Stačí 15 minút. Hodí sa vám zajtra doobeda alebo popoludní? Odpíšte mi čas, alebo zavolajte priamo na {{phone}}.`,
    },
    {
      name: 'Odhad a ďalší krok',
      subject: 'Odhad k dopytu č. {{number}}',
      body: `Dobrý deň, {{name}},

podľa toho, čo ste zadali, vychádza web na {{price}} bez DPH. Rozpis po riadkoch nájdete tu:
{{pdf}}

Je to odhad, nie záväzná ponuka. Tú pošlem, keď si spolu prejdeme rozsah. Čo by ste v rozpise zmenili?`,
    },
    {
      name: 'Chýbajú podklady',
      subject: 'K dopytu č. {{number}} mi niečo chýba',
      body: `Dobrý deň, {{name}},

aby som vám vedel pripraviť presnú ponuku, potrebujem ešte:

- adresu súčasného webu, ak ho máte,
- logo a 5 až 10 fotiek vašej práce,
- zoznam služieb, ktoré majú na webe byť.

Pošlite mi, čo máte po ruke, aj keby to nebolo všetko. Začneme s tým.`,
    },
    {
      name: 'Pripomenutie po týždni',
      subject: 'Ešte k vášmu dopytu č. {{number}}',
      body: `Dobrý deň, {{name}},

pred týždňom som vám písal k dopytu {{title}}. Viem, že na stavbe býva rušno.

Ak to ešte platí, odpíšte mi jednou vetou a dohodneme ďalší krok. Ak ste sa rozhodli inak, dajte mi, prosím, vedieť.`,
    },
    {
      name: 'Zdvorilé odmietnutie',
      subject: 'K vášmu dopytu č. {{number}}',
      body: `Dobrý deň, {{name}},

ďakujem, že ste sa ozvali. Prešiel som si zadanie a poviem to rovno: toto nie je práca, ktorú by som urobil dobre, preto ju neberiem.

Ak budete niekedy potrebovať web pre remeslo alebo stavebnú firmu, ozvite sa. Rád pomôžem.`,
    },
  ],
  cs: [
    {
      name: 'Poděkování a termín hovoru',
      subject: 'K vaší poptávce č. {{number}}',
      body: `Dobrý den, {{name}},

děkuji za poptávku. Prošel jsem si ji a rozumím, co potřebujete.

Nejrychlejší bude, když si zavoláme. Stačí 15 minut. Hodí se vám zítra dopoledne, nebo odpoledne? Odepište mi čas, nebo zavolejte přímo na {{phone}}.`,
    },
    {
      name: 'Odhad a další krok',
      subject: 'Odhad k poptávce č. {{number}}',
      body: `Dobrý den, {{name}},

podle toho, co jste zadali, vychází web na {{price}} bez DPH. Rozpis po řádcích najdete tady:
{{pdf}}

Je to odhad, ne závazná nabídka. Tu pošlu, až spolu projdeme rozsah. Co byste v rozpisu změnili?`,
    },
    {
      name: 'Chybí podklady',
      subject: 'K poptávce č. {{number}} mi něco chybí',
      body: `Dobrý den, {{name}},

abych vám mohl připravit přesnou nabídku, potřebuji ještě:

- adresu současného webu, pokud ho máte,
- logo a 5 až 10 fotek vaší práce,
- seznam služeb, které mají na webu být.

Pošlete mi, co máte po ruce, i kdyby to nebylo všechno. Začneme s tím.`,
    },
    {
      name: 'Připomenutí po týdnu',
      subject: 'Ještě k vaší poptávce č. {{number}}',
      body: `Dobrý den, {{name}},

před týdnem jsem vám psal k poptávce {{title}}. Vím, že na stavbě bývá rušno.

Pokud to ještě platí, odepište mi jednou větou a domluvíme další krok. Pokud jste se rozhodli jinak, i to mi pomůže vědět.`,
    },
    {
      name: 'Zdvořilé odmítnutí',
      subject: 'K vaší poptávce č. {{number}}',
      body: `Dobrý den, {{name}},

děkuji, že jste se ozvali. Prošel jsem si zadání a řeknu to rovnou: tohle není práce, kterou bych udělal dobře, proto ji neberu.

Pokud budete někdy potřebovat web pro řemeslo nebo stavební firmu, ozvěte se. Rád pomůžu.`,
    },
  ],
  da: [
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
  ],
  en: [
    {
      name: 'Thank you and a time to talk',
      subject: 'About your enquiry no. {{number}}',
      body: `Hello {{name}},

thank you for your enquiry. I have read it and understand what you need.

Quickest is a 15-minute call. Would tomorrow morning or afternoon suit you? Reply with a time, or call me on {{phone}}.`,
    },
    {
      name: 'Estimate and next step',
      subject: 'Estimate for enquiry no. {{number}}',
      body: `Hello {{name}},

from what you have told me, the website comes to {{price}} excluding VAT. Here it is line by line:
{{pdf}}

This is an estimate, not a binding quote. The quote follows once we have gone through the scope together. What would you change?`,
    },
    {
      name: 'Something is missing',
      subject: 'Something is missing for enquiry no. {{number}}',
      body: `Hello {{name}},

to prepare an exact quote I still need:

- the address of your present website, if there is one,
- your logo and 5 to 10 photos of your work,
- a list of the services that the website should show.

Send me what you have at hand, even if it is not everything. We will start from there.`,
    },
    {
      name: 'Reminder after a week',
      subject: 'Following up on your enquiry no. {{number}}',
      body: `Hello {{name}},

a week ago I wrote to you about {{title}}. I know how busy a building site can be.

If you still want it, one line is enough and we will agree on the next step. If you have decided otherwise, I would be glad to know that too.`,
    },
    {
      name: 'Polite decline',
      subject: 'About your enquiry no. {{number}}',
      body: `Hello {{name}},

thank you for getting in touch. I have read the task and will be straight with you: this is not work that I would do well, so I am not taking it.

If you ever need a website for a craft or building firm, write to me again. I will be glad to help.`,
    },
  ],
};
