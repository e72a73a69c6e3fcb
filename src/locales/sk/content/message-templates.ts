import type { PreparedReply } from '../../content/prepared-reply.ts';

/** Prepared replies in Slovak. */
export const messageTemplates: readonly PreparedReply[] = [
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
  {
    kind: 'project',
    name: 'Začíname na projekte',
    subject: '',
    body: `Dobrý deň, {{name}},

projekt {{number}} {{title}} je rozbehnutý. Najbližší míľnik je {{milestone}}, termín {{date}}.

Priebeh, podklady aj správy nájdete na jednom mieste:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Čaká na vaše schválenie',
    subject: '',
    body: `Dobrý deň, {{name}},

míľnik {{milestone}} je hotový a čaká na vás. Pozrite si ho a schváľte, alebo označte, čo upraviť:
{{link}}`,
  },
  {
    kind: 'project',
    name: 'Posun termínu',
    subject: '',
    body: `Dobrý deň, {{name}},

míľnik {{milestone}} nestihnem v pôvodnom termíne. Nový termín je {{date}}. Mrzí ma to. Ak vám posun robí problém, zavolajte mi na {{phone}}.`,
  },
  {
    kind: 'project',
    name: 'Chýbajú podklady',
    subject: '',
    body: `Dobrý deň, {{name}},

pri projekte {{number}} čakám na podklady. Zoznam toho, čo ešte chýba, aj miesto na nahratie nájdete tu:
{{link}}`,
  },
];
