import type { verification as reference } from '../sk/verification.ts';
import type { Translated } from '../translated.ts';

export const verification: Translated<typeof reference> = {
  meta: {
    title: 'Kontrol af dokument | {{brand}}',
    description:
      'Se, om et underskrevet tilbud er ægte og uændret: med koden eller direkte fra PDF-filen, som ikke forlader din enhed.',
  },
  crumb: 'Kontrol af dokument',
  title: 'Er dokumentet ægte?',
  lead: 'Alle tilbud fra mig har en kontrolkode og får et segl, når de er underskrevet. Her ser du, om noget er ændret siden.',
  code: {
    title: 'Med koden',
    label: 'Kontrolkode',
    hint: 'Den står ved QR-koden på dokumentet. Store bogstaver, mellemrum og bindestreger er ligegyldige.',
    submit: 'Kontrollér koden',
  },
  file: {
    title: 'Med filen',
    label: 'PDF-fil',
    choose: 'Vælg PDF-fil',
    text: 'Vælg filen, eller træk den ind på siden. Den forlader ikke din enhed: browseren beregner et fingeraftryk, og kun det bliver sammenlignet.',
    upload: 'Uden JavaScript sendes filen til serveren, som beregner fingeraftrykket og ikke gemmer filen.',
    submit: 'Kontrollér filen',
    drop: 'Slip filen hvor som helst på siden.',
    reading: 'Beregner fingeraftryk',
    failed: 'Filen kunne ikke kontrolleres',
    failures: {
      tooLarge: 'Filen fylder mere end 25 MB. Så store er mine dokumenter ikke.',
      unreadable: 'Browseren kunne ikke læse filen. Vælg den igen.',
      tooMany: 'Du har kontrolleret for mange gange i træk. Prøv igen om ti minutter.',
      offline: 'Serveren svarer ikke. Tjek forbindelsen, og vælg filen igen.',
    },
  },
  result: 'Resultat af kontrollen',
  states: {
    intactFile: {
      title: 'Dokumentet er ægte og uændret',
      text: 'Det er præcis den fil, jeg forseglede efter underskriften.',
    },
    intact: {
      title: 'Tilbuddet med den kode er underskrevet',
      text: 'Det gemte dokument og beviset for underskriften er intakte. Om din egen fil også er uændret, ser du ved at kontrollere filen.',
    },
    changedFile: {
      title: 'Det her er ikke det forseglede dokument',
      text: 'Jeg kender koden i filen, men indholdet er et andet end i det dokument, jeg forseglede. Nogen har ændret filen eller gemt den i et andet program, eller også er det en kopi fra før underskriften. Jeg sender dig gerne den rigtige.',
    },
    changed: {
      title: 'Oplysningerne om tilbuddet stemmer ikke',
      text: 'Det, der er gemt, passer ikke til sit fingeraftryk. Stol ikke på det, og kontakt mig.',
    },
    open: {
      title: 'Tilbuddet er endnu ikke underskrevet',
      text: 'Det er sendt og venter på kundens beslutning. Seglet kommer først med underskriften, så indtil da er der intet at sammenligne filen med.',
    },
    superseded: {
      title: 'Der er kommet et nyere tilbud',
      text: 'Dette blev ikke underskrevet og gælder ikke længere.',
    },
    declined: { title: 'Kunden har afslået tilbuddet', text: 'Det blev ikke underskrevet.' },
    expired: { title: 'Tilbuddet er udløbet', text: 'Det blev ikke underskrevet.' },
    withdrawn: { title: 'Tilbuddet er trukket tilbage', text: 'Det skete, før kunden havde underskrevet.' },
    voided: {
      title: 'Tilbuddet blev underskrevet og senere annulleret',
      text: 'Dokumentet og beviset for underskriften er stadig gemt, men tilbuddet gælder ikke længere.',
    },
    unknown: {
      title: 'Det dokument kender jeg ikke',
      text: 'Koden har 16 bogstaver og tal – sammenlign den med dokumentet. Kontrollerer du en fil, så hent den igen fra mailen: når et andet program gemmer den, er det ikke længere den samme fil.',
    },
  },
  facts: {
    fingerprint: 'Fingeraftryk af det underskrevne indhold (SHA-256)',
    signedAt: 'Underskrevet',
    sealedAt: 'Forseglet',
    notSealed: 'Seglet er på vej og er klar om et øjeblik.',
    timestampedAt: 'Tidsstempel',
    certificate: 'Fingeraftryk af seglets certifikat (SHA-256)',
  },
  own: {
    title: 'Kontrol uden denne side',
    lead: 'Seglet er en elektronisk signatur i selve PDF-filen (PAdES). Ethvert program, der læser den slags signaturer, kan kontrollere det, også uden internet.',
    acrobat: {
      title: 'I Adobe Acrobat Reader',
      text: 'Åbn dokumentet og panelet Signaturer. Der skal stå, at dokumentet ikke er ændret, siden det blev signeret. Acrobat kalder underskriveren ukendt, fordi jeg selv har udstedt certifikatet. Åbn derfor dets detaljer, og sammenlign fingeraftrykket.',
    },
    pdfsig: {
      title: 'Med programmet pdfsig',
      text: 'Kør kommandoen herunder. For et ægte dokument skriver den »{{valid}}« og »{{total}}«, for et ændret »{{broken}}«. At den ikke kender certifikatets udsteder, er i orden af samme grund.',
    },
    certificate: {
      title: 'Seglets certifikat',
      text: 'Filen indeholder alle certifikater, jeg nogensinde har forseglet med, hvert med sit fingeraftryk.',
      action: 'Hent certifikaterne (PEM)',
    },
    note: {
      title: 'Hvem seglet tilhører',
      text: 'Seglet er mit og beskytter hele filen. Kunden underskriver med en simpel elektronisk signatur; beviserne for den står på dokumentets sidste side.',
    },
  },
};
