import type { Translated } from '../translated.ts';
import type { goLive as source } from '../sk/go-live.ts';

export const goLive: Translated<typeof source> = {
  meta: {
    title: 'Før lancering | {{brand}}',
    description: 'Det, der mangler, før de første kunder kommer på siden.',
  },
  title: 'Før lancering',
  lead: 'Så længe kun du ser siden, viser den eksempler. På den rigtige adresse vises eksemplerne ikke, og afsnit uden indhold forsvinder. Det her mangler endnu.',
  failedLoad: 'Listen kunne ikke hentes.',
  done: {
    title: 'Der mangler ikke noget',
    text: 'Oplysninger, indhold, mail og backup er klar.',
  },
  notice: {
    title_one: 'Der mangler {{count}} ting før lancering',
    title_other: 'Der mangler {{count}} ting før lancering',
    text: 'Noget kræver loven, andet vil kunderne lede forgæves efter.',
    action: 'Se listen',
  },
  groups: {
    agency: 'Oplysninger, loven kræver',
    brand: 'Dit brand',
    content: 'Indhold',
    operation: 'Drift',
  },
  needs: {
    legalForm: {
      name: 'Virksomhedsform',
      why: 'Skal stå i sidefoden, i betingelserne og på bilag. Uden den kan et tilbud ikke sendes.',
      how: 'Udfyld under Virksomheden',
    },
    companyNumber: {
      name: 'CVR-nummer',
      why: 'Skal stå på siden, i mails og på alle bilag.',
      how: 'Udfyld under Virksomheden',
    },
    register: {
      name: 'Registrets navn',
      why: 'Loven kræver, at man kan se, hvor du er registreret. Uden det kan et tilbud ikke sendes.',
      how: 'Udfyld under Virksomheden',
    },
    registerEntry: {
      name: 'Nummer i registret',
      why: 'Hører sammen med registret på siden og på bilag.',
      how: 'Udfyld under Virksomheden',
    },
    taxNumber: {
      name: 'Skattenummer',
      why: 'En faktura er ikke fuldstændig uden.',
      how: 'Udfyld under Virksomheden',
    },
    vatNumber: {
      name: 'Momsnummer',
      why: 'En momspligtig virksomhed skal have det på alle bilag.',
      how: 'Udfyld under Virksomheden',
    },
    supervisoryBody: {
      name: 'Tilsynsmyndighed',
      why: 'Betingelserne skal nævne den. Lige nu er der et hul.',
      how: 'Udfyld under Virksomheden',
    },
    hosting: {
      name: 'Hostingudbyder',
      why: 'Privatlivspolitikken skal fortælle, hvem der opbevarer data og i hvilket land.',
      how: 'Udfyld under Virksomheden',
    },
    taxStatus: {
      name: 'Momsstatus',
      why: 'Uden den ved programmet ikke, hvilken moms der skal lægges på, og sender ingen tilbud.',
      how: 'Indstil under tilbud',
    },
    account: {
      name: 'Bankkonto',
      why: 'Kunden har ingen konto at betale til.',
      how: 'Indstil under tilbud',
    },
    brandName: {
      name: 'Navn',
      why: 'Side, mails og PDF bærer navnet på et opdigtet bureau.',
      how: 'Rettes i filen src/domain/brand.ts, hvorefter siden skal bygges igen.',
    },
    brandPeople: {
      name: 'Person og adresse',
      why: 'Mails er underskrevet af en opdigtet person, eller siden viser en opdigtet adresse.',
      how: 'Rettes i filen src/domain/brand.ts, hvorefter siden skal bygges igen.',
    },
    brandNumbers: {
      name: 'CVR- og skattenummer',
      why: 'Side og bilag viser numre på et opdigtet bureau.',
      how: 'Ret under Virksomheden',
    },
    brandAccount: {
      name: 'Kontonummer',
      why: 'Betalinger ville gå til et opdigtet bureaus konto.',
      how: 'Ret under tilbud',
    },
    brandPhone: {
      name: 'Telefon',
      why: 'Ingen kan få fat i dig på det nummer.',
      how: 'Rettes i filen src/domain/brand.ts, hvorefter siden skal bygges igen.',
    },
    brandMailboxes: {
      name: 'Mailadresser og sociale medier',
      why: 'Adresser på .example findes ikke. Kundernes svar ville gå tabt.',
      how: 'Rettes i filen src/domain/brand.ts, hvorefter siden skal bygges igen.',
    },
    brandProducts: {
      name: 'Egne produkter',
      why: 'Produkterne i eksemplet er opdigtede. De vises ikke på den rigtige adresse.',
      how: 'Rettes i filen src/domain/brand.ts, hvorefter siden skal bygges igen.',
    },
    logo: {
      name: 'Eget logo',
      why: 'Side, mails og PDF har standardlogoet.',
      how: 'Upload under Udseende',
    },
    references: {
      name: 'Rigtige udtalelser',
      why: 'Eksemplerne vises ikke på den rigtige adresse, og forsiden står uden kundernes ord.',
      how: 'Se udtalelserne',
    },
    caseStudies: {
      name: 'Rigtige cases',
      why: 'Eksemplerne vises ikke på den rigtige adresse, og siden med cases forsvinder fra menuen.',
      how: 'Se cases',
    },
    hosts: {
      name: 'Sidens adresse',
      why: 'Så længe serveren ikke kender sin adresse, er der ingen links i mails.',
      how: 'Sættes med variablen SITE_HOSTS, for eksempel da=ditdomæne.dk.',
    },
    mailServer: {
      name: 'Mailserver',
      why: 'Mails bliver kun skrevet til filer. Kunderne får ikke noget.',
      how: 'Indstil mailserveren',
    },
    vaultKey: {
      name: 'Nøgle til adgangskoder',
      why: 'Nøglen ligger på samme disk som data og er ikke med i backuppen. Går disken i stykker, kan adgangskoderne ikke læses igen.',
      how: 'Sættes med variablen VAULT_KEY. Gem en kopi et andet sted end backuppen.',
    },
    backupSchedule: {
      name: 'Fast backup',
      why: 'Backup tages kun med en kommando. Glemmer du den, er der intet at gendanne.',
      how: 'Sættes med variablen BACKUP_SCHEDULE, for eksempel 03:00.',
    },
    backupProof: {
      name: 'Prøve af backuppen',
      why: 'Ingen backup er endnu prøvet gendannet. Det sker af sig selv efter den første natlige backup.',
      how: 'Se systemstatus',
    },
  },
};
