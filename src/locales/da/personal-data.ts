import type { Translated } from '../translated.ts';
import type { personalData as reference } from '../sk/personal-data.ts';

export const personalData: Translated<typeof reference> = {
  meta: {
    title: 'Dine data | {{brand}}',
    description: 'En kopi af alle dine data og sletning af kontoen.',
  },
  title: 'Dine data',
  back: 'Tilbage til indstillinger',
  section: {
    title: 'Dine data',
    lead: 'En kopi af alt, jeg har om dig, og sletning af kontoen.',
    open: 'Hent eller slet dine data',
  },
  copy: {
    title: 'Kopi af dine data',
    lead: 'Jeg laver en ZIP-fil med alt, jeg har om dig: konto, forespørgsler, beskeder, filer, tilbud, projekter, betalinger og bilag. Den kan åbnes på enhver computer.',
    ask: 'Lav en kopi',
    waiting: {
      title: 'Kopien er på vej',
      mailed: 'Du kan roligt gå. Du får et link på mail.',
      stay: 'Om lidt kan du hente den her.',
      progress: 'Så langt er jeg nået',
      steps: '{{done}} af {{of}}',
      refresh: 'Opdater',
    },
    ready: {
      title: 'Kopien er klar',
      text: 'Du kan hente den indtil {{date}} kl. {{time}}.',
      download: 'Hent ZIP ({{size}})',
    },
    over: 'Den seneste kopi er udløbet. Du kan bede om en ny efter {{date}} kl. {{time}}.',
    failed: { title: 'Kopien kunne ikke laves', text: 'Intet er gået tabt. Prøv igen.' },
  },
  deletion: {
    title: 'Slet kontoen',
    lead: 'En sletning kan ikke fortrydes. Vil du beholde noget, så hent først en kopi af dine data.',
    goes: {
      title: 'Det sletter jeg',
      items: {
        account: 'kontoen, login, godkendelsesapp og adgangsnøgler,',
        work: 'forespørgsler, beskeder, filer og kladder,',
        quotes: 'tilbud, du ikke har underskrevet, og mails i begge retninger,',
        person: 'dit navn, din adresse, dit telefonnummer og dit firma alle de steder, hvor jeg ikke skal have dem.',
      },
      open: 'Åbne forespørgsler og tilbud trækkes tilbage.',
    },
    stays: {
      title: 'Det skal jeg gemme, og så længe',
      nothing: 'Intet. Kun antal og beløb til statistik bliver tilbage, uden navn og kontaktoplysninger.',
      kinds: {
        'tax-document_one': '{{count}} bilag',
        'tax-document_other': '{{count}} bilag',
        'payment-request_one': '{{count}} betaling',
        'payment-request_other': '{{count}} betalinger',
        quote_one: '{{count}} underskrevet tilbud',
        quote_other: '{{count}} underskrevne tilbud',
        project_one: '{{count}} projekt',
        project_other: '{{count}} projekter',
      },
      until: 'til {{date}}',
      hidden: 'Jeg ser dem ikke længere i lister eller søgning, og efter den sidste dag slettes de af sig selv.',
    },
    staff: 'En konto, der hører til administrationen, slettes af en anden administrator under brugere.',
    obstacles: {
      title: 'Kontoen kan ikke slettes lige nu',
      projects:
        'Et projekt er stadig i gang. Du skal bruge kontoen til at godkende, og jeg skal bruge den for at levere det, vi har aftalt.',
      payments: 'Der er noget, som mangler at blive betalt.',
      colleagues: 'Der er andre i firmaet. Overdrag det først til en kollega, eller fjern deres adgang.',
      care: 'Du har en aftale om månedlig service. Skriv til mig, så afslutter jeg den.',
      claims: 'Der er en tvist, som jeg skal beholde oplysningerne til. De bliver slettet, når den er afgjort.',
      afterwards: 'Når det er på plads, sletter du kontoen her.',
    },
    password: 'Din adgangskode',
    ask: 'Send bekræftelseslink',
    askNow: 'Slet kontoen for altid',
    mailedHint:
      'Jeg sender et link til din bekræftede mailadresse. Kontoen slettes først, når du åbner linket og bekræfter.',
    unmailedHint: 'Du har ingen bekræftet mailadresse, så kontoen slettes med det samme.',
    sent: {
      title: 'Se i din indbakke',
      text: 'Bekræftelseslinket gælder til {{date}} kl. {{time}}. Intet slettes, før du åbner det.',
    },
    confirm: {
      title: 'Vil du virkelig slette kontoen?',
      text: 'Det er sidste trin. Bagefter kan du ikke logge ind, og det kan ikke fortrydes.',
      submit: 'Ja, slet kontoen for altid',
      leave: 'Nej, behold kontoen',
    },
    failure: 'Det lykkedes ikke',
    done: {
      title: 'Kontoen er lukket',
      text: 'Jeg har logget dig ud overalt, og dine data bliver slettet nu. Det tager som regel et par minutter. Havde du en bekræftet mailadresse, får du en mail om, hvad jeg skal gemme og hvor længe.',
      home: 'Til forsiden',
    },
  },
  kept: {
    billing:
      'Bilag og betalinger skal jeg gemme af hensyn til bogføring og skat, senest til {{date}}. Derefter slettes de.',
    contract:
      'Underskrevne tilbud og projektmateriale gemmer jeg i tre år efter afslutningen, hvis der skulle komme en reklamation eller tvist, senest til {{date}}. Derefter slettes de.',
  },
  groups: {
    account: {
      title: 'Konto og login',
      text: 'Navn, mail, enheder, adgangsnøgler, og hvad der er sket med kontoen. Adgangskoder og hemmelige nøgler er ikke med.',
    },
    customer: { title: 'Kontaktoplysninger', text: 'Dit navn, firma, din adresse og andre personer, du har oplyst.' },
    requests: {
      title: 'Forespørgsler og beskeder',
      text: 'Det, du har sendt mig, prisoverslag, forløb, beskeder og filer.',
    },
    mails: { title: 'Mails', text: 'De mails, jeg har sendt dig, og dem, der er kommet fra dig.' },
    quotes: {
      title: 'Tilbud',
      text: 'Tilbuddene, som jeg sendte dem, og underskrifterne. De underskrevne er også med som PDF.',
    },
    projects: { title: 'Projekter', text: 'Projekter, milepæle, og hvad jeg har afleveret.' },
    payments: { title: 'Betalinger', text: 'Det, jeg har bedt om, og det, der er kommet.' },
    documents: { title: 'Fakturaer og bilag', text: 'Udstedte bilag, også som PDF.' },
  },
  index: {
    title: 'Kopi af dine data',
    fileName: 'mine-data',
    lead: 'Alt om kontoen {{username}}, som det så ud {{date}}.',
    formats:
      'Hver tabel er her to gange: JSON til programmer og CSV til regneark. Tider er millisekunder siden 1970, beløb er i øre eller cent.',
    rows_one: '{{count}} post',
    rows_other: '{{count}} poster',
  },
};
