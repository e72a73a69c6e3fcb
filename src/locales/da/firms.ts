import type { firms as reference } from '../sk/firms.ts';

export const firms: typeof reference = {
  meta: {
    title: 'Kolleger i firmaet | {{brand}}',
    description: 'Hvem i dit firma der ser projekter, tilbud og bilag.',
  },
  invitationMeta: {
    title: 'Invitation | {{brand}}',
    description: 'Kom med blandt dine kolleger.',
  },
  title: 'Kolleger i firmaet',
  lead: 'Inviter kolleger, og bestem, hvad de ser. Alle logger ind med deres egen konto.',
  back: 'Tilbage til indstillinger',
  section: {
    title: 'Kolleger i firmaet',
    lead: 'Kolleger, der ser dine projekter, tilbud eller bilag, og deres rettigheder.',
    open: 'Administrer kolleger',
  },
  rights: {
    label: 'Hvad kollegaen ser',
    all: {
      title: 'Alt',
      text: 'Ser og kan det samme som dig: skriver under på tilbud, godkender, betaler og skriver til mig.',
    },
    documents: {
      title: 'Tilbud, bilag og betalinger',
      text: 'Læser tilbud, henter fakturaer og melder betalinger. Skriver ikke under og ser ikke projekter.',
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
    text: '{{name}} mister straks adgangen til firmaet. Det, kollegaen har skrevet eller underskrevet, bliver.',
  },
  offer: {
    title: 'Overdrag firmaet',
    text: '{{name}} bliver ejer, når det er accepteret. Du beholder alle rettigheder, indtil den nye ejer fjerner dig.',
    action: 'Tilbyd firmaet',
    waiting: 'Du har tilbudt firmaet og venter på svar.',
    withdraw: 'Træk tilbuddet tilbage',
  },
  offered: {
    title: 'Overtager du {{firm}}?',
    text: '{{owner}} vil overdrage firmaet til dig. Du administrerer så kolleger og rettigheder. Tilbud, projekter og bilag bliver, som de er.',
    accept: 'Overtag firmaet',
    decline: 'Sig nej tak',
  },
  leave: {
    action: 'Forlad firmaet',
    text: 'Du mister straks adgangen. Kun ejeren kan invitere dig igen.',
    confirm: 'Ja, forlad firmaet',
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
    email: 'Kollegaens e-mail',
    hint: 'Jeg sender et link, der gælder i syv dage.',
    submit: 'Send invitation',
  },
  invited: {
    title: 'Invitation til {{firm}}',
    submit: 'Kom med',
  },
  empty: {
    title: 'Her er ikke noget firma endnu',
    text: 'Det kommer med den første forespørgsel fra din adresse, eller når nogen inviterer dig.',
  },
  unverified: {
    title: 'Bekræft først din e-mail',
    text: 'Du kan invitere kolleger, når din adresse er bekræftet.',
  },
  news: {
    invited: 'Invitationen er på vej. Linket gælder i syv dage.',
    renewed: 'Jeg har sendt et nyt link. Det gamle gælder ikke længere.',
    revoked: 'Invitationen er annulleret.',
    changed: 'Rettighederne er ændret og gælder nu.',
    removed: 'Adgangen er fjernet.',
    left: 'Du har forladt firmaet.',
    offered: 'Du har tilbudt firmaet. Jeg sender en mail om det.',
    withdrawn: 'Tilbuddet er trukket tilbage.',
    declined: 'Du har ikke overtaget firmaet.',
    accepted: 'Firmaet er dit. Nu administrerer du kollegerne.',
    joined: 'Du er med. På overblikket finder du det, der hører til firmaet.',
  },
  failure: 'Det lykkedes ikke',
  invitation: {
    title: 'Invitation til {{firm}}',
    from: '{{person}} inviterer dig til at følge {{firm}} her på siden.',
    fromAgency: 'Jeg inviterer dig til at følge {{firm}} her på siden.',
    until: 'Linket gælder til {{date}}.',
    join: { as: 'Du er logget ind som {{name}}.', submit: 'Kom med i firmaet' },
    register: {
      title: 'Opret en konto',
      text: 'Kontoen får adressen {{email}}. Du skal ikke bekræfte den, det har linket gjort.',
      username: 'Brugernavn',
      password: 'Adgangskode',
      submit: 'Opret konto og kom med',
    },
    signIn: {
      title: 'Du har allerede en konto',
      text: 'Der er en konto med {{email}}. Log ind, så venter invitationen på dig.',
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
