import type { Translated } from '../translated.ts';
import type { drafts as reference } from '../sk/drafts.ts';

export const drafts: Translated<typeof reference> = {
  send: {
    text: 'Jeg sender dig et link, så du kan åbne forespørgslen på både telefon og computer. Det gælder i 30 dage. Alle, der har linket, kan åbne den.',
    snapshot: 'Linket åbner svarene, som de er nu. Det, du ændrer senere, bliver på denne enhed.',
    action: 'Send linket',
    done: 'Linket er på vej',
    doneText: 'Jeg har sendt det til {{email}}. Det gælder til {{date}}.',
    failure: 'Linket kunne ikke sendes. Dine svar ligger, hvor de lå.',
  },
  link: {
    known: 'Linket til denne forespørgsel gælder til {{date}}.',
    opened: 'Åbnet fra dit link, gemt {{time}}',
    openedText: 'Det, du ændrer nu, bliver på denne enhed. Indtil {{date}} åbner linket det, der blev gemt dengang.',
    forget: 'Slet linket',
    forgetTitle: 'Skal linket slettes?',
    forgetText:
      'Linket holder op med at virke for alle, der har det, og jeg sletter den gemte forespørgsel bag det. Svarene på denne enhed bliver liggende.',
    forgotten: 'Linket gælder ikke længere. Forespørgslen bag det er slettet.',
    forgetFailure: 'Linket kunne ikke slettes. Prøv igen.',
    invalid: 'Linket gælder ikke længere',
    invalidText:
      'Der er gået 30 dage, nogen har slettet det, eller der mangler en del af det. Fortsæt med det, der ligger på denne enhed, eller begynd forfra.',
    unreachable: 'Linket kunne ikke åbnes',
  },
  question: {
    title: 'Hvilken forespørgsel vil du fortsætte med?',
    text: 'Her er to forskellige. Ingen af dem går tabt. Den anden lægger jeg til side.',
    here: 'På denne enhed',
    link: 'Fra dit link',
    account: 'På din konto',
    saved: 'Gemt {{time}}',
    answers_one: '{{count}} besvaret spørgsmål',
    answers_other: '{{count}} besvarede spørgsmål',
    differing: 'De er forskellige her: {{questions}}.',
    files: 'filer',
    useHere: 'Fortsæt med den på denne enhed',
    useLink: 'Fortsæt med den fra linket',
    useAccount: 'Fortsæt med den fra kontoen',
    waiting: 'Her venter to forskellige forespørgsler',
    waitingText: 'Indtil du vælger, gemmer jeg kun på denne enhed.',
    choose: 'Vælg',
  },
  other: {
    text: 'Den anden forespørgsel, gemt {{time}}, ligger klar på denne enhed.',
    swap: 'Skift til den',
    forget: 'Kassér den',
    forgetTitle: 'Skal den anden forespørgsel kasseres?',
    forgetText: 'Dens svar slettes fra denne enhed og kan ikke hentes igen.',
  },
};
