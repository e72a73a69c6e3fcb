import type { references as reference } from '../sk/references.ts';
import type { Translated } from '../translated.ts';

export const references: Translated<typeof reference> = {
  meta: {
    title: 'Din udtalelse | {{brand}}',
    description: 'Skriv, hvordan samarbejdet var, og bestem selv, hvad der må stå på hjemmesiden.',
  },
  gone: {
    title: 'Udtalelsen findes ikke her',
    text: 'Kopiér hele linket fra mailen, eller skriv til mig.',
    home: 'Til forsiden',
  },
  title: 'Hvordan var det at arbejde sammen med mig?',
  lead: 'Projekt {{project}} er færdigt. Hvis du har lyst, så skriv et par sætninger, som jeg må vise på min hjemmeside. Jeg retter ikke et ord. Du kan altid ændre dem eller trække dem tilbage.',
  status: {
    declined: {
      title: 'Det er helt i orden',
      text: 'Jeg spørger ikke igen. Ombestemmer du dig, skal du bare udfylde formularen.',
    },
    given: {
      title: 'Tak, jeg har fået din udtalelse',
      text: 'Den er ikke på hjemmesiden endnu. Når jeg viser den, ser den ud præcis som her.',
    },
    shown: {
      title: 'Din udtalelse er på hjemmesiden',
      text: 'Ændrer du ordene, forsvinder den, til jeg har læst den nye tekst. Fjerner du kun en del, forsvinder den del med det samme.',
    },
    hidden: {
      title: 'Din udtalelse er ikke på hjemmesiden lige nu',
      text: 'Jeg har den stadig, men viser den ikke for tiden.',
    },
    withdrawn: {
      title: 'Udtalelsen er trukket tilbage',
      text: 'Den er væk fra hjemmesiden, og jeg har slettet både ord og billede. Du er velkommen til at skrive en ny.',
    },
  },
  preview: {
    title: 'Sådan kommer den til at se ud',
    empty: 'Her kommer dine ord til at stå.',
    show: 'Vis en forhåndsvisning',
    picture: 'Billedet kan først ses, når du har sendt. Vælg det igen.',
  },
  form: {
    text: 'Hvad ville du sige til andre om samarbejdet?',
    textHint: 'Hvordan var det før, hvordan er det nu, og hvad overraskede dig? To sætninger er nok.',
    parts: 'Hvad må jeg ellers vise?',
    partsHint: 'Det, du ikke sætter kryds ved, gemmer jeg ikke.',
    leave: {
      name: 'Mit navn',
      firm: 'Firmaets navn',
      figure: 'Et tal, der er blevet bedre',
      picture: 'Et billede',
    },
    name: 'Navn',
    firm: 'Firma',
    figureLabel: 'Hvad er blevet bedre?',
    figureLabelHint: 'For eksempel: Henvendelser fra hjemmesiden om måneden',
    figureBefore: 'Før',
    figureAfter: 'Nu',
    picture: 'Et foto af dit arbejde eller et portræt',
    pictureHint: 'JPEG, PNG eller WebP, højst {{size}}.',
    pictureKept: 'Jeg har allerede billedet. Vælg kun et andet, hvis det skal skiftes ud.',
    choose: 'Vælg billede',
    pictureAlt: 'Hvad viser billedet?',
    pictureAltHint: 'For dem, der ikke kan se det. For eksempel: Taget på et hus i Odense efter udskiftningen',
    consent:
      'Jeg giver {{developer}} lov til at vise ordene og de afkrydsede dele på {{brand}}s hjemmeside. Jeg kan altid trække min tilladelse tilbage.',
    give: 'Send udtalelsen',
    change: 'Gem ændringerne',
    decline: 'Nej tak',
    failed: 'Udtalelsen kunne ikke gemmes',
  },
  takeBack: {
    title: 'Træk tilbage',
    text: 'Udtalelsen forsvinder fra hjemmesiden med det samme, og både ord og billede slettes.',
    button: 'Træk udtalelsen tilbage',
  },
  caseStudy: {
    page: 'Hvad må jeg vise af dit projekt?',
    title: 'Case',
    lead: 'Jeg har skrevet om projekt {{project}} til min hjemmeside. Læs det igennem, og bestem, om jeg må vise det, og hvad der må stå om dig.',
    status: {
      given: {
        title: 'Tak for din tilladelse',
        text: 'På hjemmesiden kommer kun det, du har sat kryds ved. Fjerner du et kryds, forsvinder den del med det samme.',
      },
      changed: {
        title: 'Casen er ændret',
        text: 'Den nye tekst står herunder. Indtil du siger ja til den, bliver den gamle på hjemmesiden.',
      },
      declined: {
        title: 'Det er helt i orden, den bliver ikke vist',
        text: 'Jeg spørger ikke igen. Ombestemmer du dig, kan du sige ja herunder.',
      },
      withdrawn: {
        title: 'Tilladelsen er trukket tilbage',
        text: 'Casen er væk fra hjemmesiden, og jeg har slettet kopierne af billederne.',
      },
    },
    partsTitle: 'Hvad må være med?',
    partsHint: 'Det, du ikke sætter kryds ved, kommer ikke på hjemmesiden.',
    parts: { firm: 'Firmaets navn', town: 'Byen', pictures: 'Billeder', figures: 'Tallene i resultaterne' },
    consent:
      'Jeg giver {{developer}} lov til at vise denne case med denne tekst og de afkrydsede dele på {{brand}}s hjemmeside, også oversat. Jeg kan altid trække min tilladelse tilbage.',
    allow: 'Ja, den må vises',
    change: 'Gem ændringer',
    decline: 'Nej, vis den ikke',
    failed: 'Dit svar kunne ikke gemmes',
    takeBack: 'Træk tilladelsen tilbage',
    takeBackText: 'Casen forsvinder med det samme fra hjemmesiden på alle sprog.',
  },
  source: 'fra projekt {{project}}',
  sourceCompleted: 'fra projekt {{project}}, afsluttet {{month}}',
  months: {
    m1: 'i januar {{year}}',
    m2: 'i februar {{year}}',
    m3: 'i marts {{year}}',
    m4: 'i april {{year}}',
    m5: 'i maj {{year}}',
    m6: 'i juni {{year}}',
    m7: 'i juli {{year}}',
    m8: 'i august {{year}}',
    m9: 'i september {{year}}',
    m10: 'i oktober {{year}}',
    m11: 'i november {{year}}',
    m12: 'i december {{year}}',
  },
  translatedFrom: {
    sk: 'Oversat fra slovakisk',
    cs: 'Oversat fra tjekkisk',
    da: 'Oversat fra dansk',
    en: 'Oversat fra engelsk',
  },
  original: 'Vis originalen',
};
