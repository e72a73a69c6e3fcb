import type { firms as reference } from '../sk/firms.ts';

export const firms: typeof reference = {
  meta: {
    title: 'Kolleger i firmaet | {{brand}}',
    description: 'Hvem i dit firma der ser projekter, tilbud og bilag.',
  },
  invitationMeta: {
    title: 'Invitation | {{brand}}',
    description: 'Få adgang sammen med dine kolleger.',
  },
  title: 'Kolleger i firmaet',
  lead: 'Inviter kolleger, og bestem, hvad de ser. Alle logger ind med deres egen konto.',
  leadOfColleague:
    'Den, der administrerer firmaet, inviterer kolleger og bestemmer, hvad de ser. Alle logger ind med deres egen konto.',
  back: 'Tilbage til indstillinger',
  section: {
    title: 'Kolleger i firmaet',
    lead: 'Kolleger, der ser dine projekter, tilbud eller bilag, og deres rettigheder.',
    open: 'Kolleger og rettigheder',
  },
  rights: {
    label: 'Hvad kollegaen ser',
    all: {
      title: 'Alt',
      text: 'Ser og kan det samme som dig: underskriver tilbud, godkender, betaler og skriver til mig.',
    },
    documents: {
      title: 'Tilbud, bilag og betalinger',
      text: 'Læser tilbud, henter fakturaer og melder betalinger. Underskriver ikke og ser ikke projekter.',
    },
    messages: {
      title: 'Projekter og beskeder',
      text: 'Følger projekterne og skriver med mig. Ser ingen beløb og godkender ikke.',
    },
  },
  yourRight: 'Dine rettigheder: {{right}}',
  members: {
    title: 'Kolleger',
    owner: 'Ejer',
    you: 'det er dig',
    since: 'siden {{date}}',
    alone: 'Indtil videre er du her alene.',
    unverified: 'adressen er ikke bekræftet',
  },
  change: { action: 'Ret', right: 'Gem rettigheder', named: 'Ret: {{name}}' },
  remove: {
    action: 'Fjern adgang',
    text: '{{name}} mister straks adgangen til firmaet. Sendte beskeder og underskrifter bevares.',
  },
  offer: {
    title: 'Overdrag firmaet',
    text: '{{name}} bliver ejer ved at sige ja. Du beholder alle rettigheder, indtil den nye ejer ændrer dem.',
    action: 'Overdrag firmaet',
    waiting: 'Du venter på, at din kollega siger ja.',
    withdraw: 'Annuller overdragelsen',
  },
  offered: {
    title: 'Vil du overtage {{firm}}?',
    text: '{{owner}} vil overdrage firmaet til dig. Du administrerer så kolleger og rettigheder. Tilbud, projekter og bilag bliver, som de er.',
    accept: 'Overtag firmaet',
    decline: 'Sig nej tak',
  },
  leave: {
    action: 'Fjern min adgang',
    text: 'Du mister straks adgangen. Kun ejeren kan invitere dig igen.',
    confirm: 'Ja, fjern min adgang',
  },
  colleague: '{{owner}} administrerer firmaet.',
  colleagueOfNobody: 'Ingen administrerer firmaet lige nu. Skriv til mig.',
  invitations: {
    title: 'Inviterede',
    until: 'linket gælder til {{date}}',
    over: 'linket udløb {{date}}',
    renew: 'Send igen',
    renewNamed: 'Send igen: {{email}}',
    revoke: 'Annuller invitation',
    revokeNamed: 'Annuller invitation: {{email}}',
  },
  invite: {
    title: 'Inviter en kollega',
    email: 'Kollegaens mailadresse',
    hint: 'Jeg sender et link, der gælder i syv dage.',
    submit: 'Send invitation',
  },
  invited: {
    title: 'Invitation til {{firm}}',
    submit: 'Tag imod invitationen',
  },
  empty: {
    title: 'Der er ikke noget firma her endnu',
    text: 'Det kommer med den første forespørgsel fra din adresse, eller når nogen inviterer dig.',
  },
  unverified: {
    title: 'Bekræft først din mailadresse',
    text: 'Du kan invitere kolleger, når din adresse er bekræftet.',
  },
  news: {
    invited: 'Invitationen er på vej. Linket gælder i syv dage.',
    renewed: 'Jeg har sendt et nyt link. Det gamle gælder ikke længere.',
    revoked: 'Invitationen er annulleret.',
    changed: 'Rettighederne er ændret og gælder med det samme.',
    removed: 'Adgangen er fjernet.',
    left: 'Du har ikke længere adgang til firmaet.',
    offered: 'Din kollega får en mail og bliver ejer ved at sige ja.',
    withdrawn: 'Overdragelsen er annulleret.',
    declined: 'Du har ikke overtaget firmaet.',
    accepted: 'Du har overtaget firmaet. Nu administrerer du kollegerne.',
    joined: 'Du har taget imod invitationen. I oversigten finder du det, der hører til firmaet.',
  },
  failure: 'Det lykkedes ikke',
  invitation: {
    title: 'Invitation til {{firm}}',
    from: '{{person}} inviterer dig til kundeportalen for {{firm}}.',
    fromAgency: 'Jeg inviterer dig til kundeportalen for {{firm}}.',
    until: 'Linket gælder til {{date}}.',
    join: { as: 'Du er logget ind som {{name}}.', submit: 'Tag imod invitationen' },
    register: {
      title: 'Opret en konto',
      text: 'Kontoen får adressen {{email}}. Du behøver ikke bekræfte den.',
      username: 'Brugernavn',
      password: 'Adgangskode',
      submit: 'Opret konto, og tag imod',
    },
    signIn: {
      title: 'Du har allerede en konto',
      text: 'Der er allerede en konto med {{email}}. Log ind, og tag imod invitationen.',
      submit: 'Log ind',
    },
    other: {
      title: 'Invitationen er til en anden adresse',
      text: 'Den er sendt til {{email}}, og du er logget ind som {{name}}. Log ud, og åbn linket i mailen igen.',
    },
    gone: {
      title: 'Invitationen gælder ikke længere',
      text: 'Linket gælder i syv dage og kan bruges én gang. Bed din kollega om at sende et nyt.',
      home: 'Til forsiden',
    },
  },
  alreadyMember: 'Den adresse hører allerede til firmaet.',
};
