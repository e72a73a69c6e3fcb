import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Hej {{name}}',
  regards: 'Venlig hilsen',
  signature: '{{developer}}, {{brand}}',
  number: 'Forespørgselsnummer: {{number}}',
  price: 'Prisoverslag: {{price}} ekskl. moms',
  duration: 'Varighed: {{weeks}}',
  subject: 'Forespørgsel nr. {{number}} – {{brand}}',
  received: {
    lead: 'Tak for din forespørgsel. Du hører fra mig inden for 24 timer.',
    estimateTitle: 'Dit prisoverslag',
    pdf: 'Prisoverslag som PDF',
    next: 'Når vi taler sammen, gennemgår vi omfanget, og så sender jeg dig et tilbud med fast pris. Du kan svare direkte på denne mail.',
    reason:
      'Du får denne mail, fordi nogen har sendt en forespørgsel på min hjemmeside med din mailadresse. Var det ikke dig, behøver du ikke gøre noget.',
  },
  notification: {
    lead: 'Der er kommet en ny forespørgsel: {{title}}. Svar inden for 24 timer.',
    contact: 'Kontakt',
    answers: 'Svar',
    open: 'Åbn forespørgslen',
    files_one: '{{count}} fil er vedhæftet. Den ligger ved forespørgslen.',
    files_other: '{{count}} filer er vedhæftet. De ligger ved forespørgslen.',
  },
  health: {
    subject_one: 'Systemet melder om {{count}} problem',
    subject_other: 'Systemet melder om {{count}} problemer',
    lead: 'Det her skal løses hurtigst muligt:',
    open: 'Åbn systemstatus',
    reason: 'Du får mailen, fordi du er administrator. Du får kun én mail om hvert problem, indtil det er løst.',
    bad: {
      jobs: 'Opgaver i baggrunden har ventet mere end en halv time.',
      mail: 'Mindst ti mails er blevet afvist det seneste døgn.',
      disk: 'Der er mindre end 3\u00A0% ledig plads på disken.',
      backup: 'Den seneste sikkerhedskopi er for gammel eller kan ikke gendannes.',
      seal: 'Seglets certifikat udløber snart.',
      clock: 'Serverens ur afviger mere end et halvt minut fra databasens.',
      requests: 'En anmodning om persondata skal besvares inden for to dage, eller fristen er allerede overskredet.',
    },
  },
  staff: {
    assigned: {
      subject: 'Forespørgsel nr. {{number}} er nu din',
      lead: 'Du har nu forespørgsel nr. {{number}}: {{title}}.',
    },
    mentioned: {
      subject: 'En note til dig på forespørgsel nr. {{number}}',
      lead: 'Du er nævnt i en intern note på forespørgsel nr. {{number}}: {{title}}. Du kan læse den i administrationen.',
    },
    followUp: {
      subject: 'Påmindelse: forespørgsel nr. {{number}}',
      lead: 'Det er tid til at vende tilbage til forespørgsel nr. {{number}}: {{title}}.',
    },
    several_one: 'Du har fået {{count}} forespørgsel',
    several_other: 'Du har fået {{count}} forespørgsler',
    severalLead: 'Du finder dem blandt dine forespørgsler.',
    by: 'Fra: {{name}}',
    openMine: 'Åbn mine forespørgsler',
  },
  advance: {
    subject: 'Acontofaktura senest {{day}}',
    lead: 'Betalingen på {{sum}} ({{name}}, tilbud nr. {{number}}) mangler en acontofaktura. Den skal udstedes senest {{day}}.',
    instead: 'Afleverer du opgaven inden da, er slutfakturaen nok.',
    open: 'Åbn fakturaer',
  },
  signed: {
    customer: {
      subject: 'Underskrevet tilbud nr. {{number}}',
      lead: 'Tak for det. Du har underskrevet tilbud nr. {{number}} ({{title}}) den {{date}}.',
      document:
        'Det underskrevne dokument er vedhæftet, og underskriftsbeviset står til sidst i det. Gem den vedhæftede fil: Den har et elektronisk segl, så enhver senere ændring kan ses; koden til kontrol står i dokumentet.',
    },
    recorded: {
      subject: 'Tilbud nr. {{number}} er accepteret',
      lead: 'Som aftalt har jeg registreret tilbud nr. {{number}} ({{title}}) som accepteret. Hvis du ikke har accepteret det, så svar mig med det samme.',
      document:
        'Dokumentet er vedhæftet. Gem filen: Den har et elektronisk segl, så enhver senere ændring kan ses; koden til kontrol står i dokumentet.',
    },
    tooLarge:
      'Dokumentet er for stort til at blive vedhæftet en mail. Hent det på tilbuddets side, og gem det: Det har et elektronisk segl, så enhver senere ændring kan ses; koden til kontrol står i dokumentet.',
    download: 'Hent dokumentet på tilbuddets side',
    next: 'Jeg vender tilbage om det næste skridt.',
    office: {
      subject: 'Underskrevet tilbud nr. {{number}}: {{name}}',
      lead: 'Tilbud nr. {{number}} ({{title}}) er underskrevet af {{name}}.',
      price: 'Pris: {{price}}',
      document: 'Det forseglede dokument med underskriftsbevis er vedhæftet; kunden har også fået det.',
      tooLarge:
        'Det forseglede dokument med underskriftsbevis er for stort til at blive vedhæftet; du kan hente det i administrationen. Kunden har fået en mail med et link til tilbuddets side.',
      open: 'Åbn tilbuddet i administrationen',
    },
  },
  payment: {
    ofInvoice: '{{title}}, faktura nr. {{document}}',
    requested: {
      subject: 'Betalingsanmodning nr. {{number}}: {{sum}}',
      lead: 'Her er betalingsanmodningen til tilbud nr. {{quote}} ({{title}}).',
    },
    sum: 'Beløb: {{sum}}',
    due: 'Betales senest: {{date}}',
    account: 'Konto: {{account}}',
    symbol: 'Betalingsreference: {{symbol}}',
    how: 'Du finder også alle oplysninger på betalingssiden.',
    open: 'Sådan betaler du',
    openPaid: 'Se betalingerne',
    received: {
      subject: 'Betalingen til anmodning nr. {{number}} er modtaget',
      full: 'Tak. Jeg har modtaget {{sum}} til anmodning nr. {{number}} ({{title}}). Den er nu betalt.',
      part: 'Tak. Jeg har modtaget {{sum}} til anmodning nr. {{number}} ({{title}}). Der mangler {{rest}}.',
      over: 'Du har betalt {{sum}} for meget. Beløbet står til gode hos mig. Skriv til mig, om det skal modregnes i din næste betaling eller sendes tilbage til din konto.',
    },
    reminder: {
      first: {
        subject: 'Påmindelse om betaling nr. {{number}}',
        lead: 'Betalingsanmodning nr. {{number}} ({{title}}) skulle betales senest {{date}}. Måske er den bare blevet glemt, så her er oplysningerne igen. Har du allerede betalt, så tak, og se bort fra denne mail.',
      },
      second: {
        subject: 'Anden påmindelse om betaling nr. {{number}}',
        lead: 'Betalingsanmodning nr. {{number}} ({{title}}) forfaldt den {{date}}, og jeg har endnu ikke modtaget betalingen. Betal den i de kommende dage. Er der noget i vejen, så skriv til mig.',
      },
      last: {
        subject: 'Sidste påmindelse om betaling nr. {{number}}',
        lead: 'Efter to påmindelser har jeg stadig ikke modtaget betalingen til anmodning nr. {{number}} ({{title}}), der forfaldt den {{date}}. Betal den inden syv dage, eller kontakt mig. Arbejdet kan blive sat i bero, indtil der er betalt.',
      },
    },
    rejected: {
      subject: 'Betalingen til anmodning nr. {{number}} er ikke fundet',
      lead: 'Du har skrevet, at anmodning nr. {{number}} ({{title}}) er betalt, men betalingen er ikke på kontoen.',
      reason: 'Det er undersøgt: {{reason}}',
      proof: 'Hvis du har betalt, så send mig kvitteringen fra banken.',
    },
    refunded: {
      subject: 'Tilbagebetaling for anmodning nr. {{number}}: {{sum}}',
      lead: 'Du får {{sum}} tilbage af din betaling for anmodning nr. {{number}} ({{title}}).',
      day: 'Betalt tilbage den: {{date}}',
    },
  },
  document: {
    invoice: {
      subject: 'Faktura nr. {{number}}',
      lead: 'Her er faktura nr. {{number}} ({{title}}).',
    },
    advance_tax: {
      subject: 'Acontofaktura nr. {{number}}',
      lead: 'Tak for betalingen. Her er acontofaktura nr. {{number}} ({{title}}). Du skal ikke betale mere.',
    },
    credit_note: {
      subject: 'Kreditnota nr. {{number}}',
      lead: 'Her er kreditnota nr. {{number}} til faktura nr. {{corrected}}.',
    },
    correction: {
      subject: 'Rettelse til faktura nr. {{corrected}}',
      lead: 'Her er rettelse nr. {{number}} til faktura nr. {{corrected}}. Beløbet er det samme.',
    },
    left: 'På faktura nr. {{corrected}} mangler du at betale dette beløb. Brug den nye betalingsreference, den tidligere gælder ikke længere.',
    owedBack:
      'Efter kreditnotaen har du {{sum}} til gode. Skriv til mig, hvilken konto pengene skal sendes til, eller om de skal modregnes i din næste betaling.',
    paid: 'Fakturaen er betalt, du skal ikke betale mere.',
    pdf: 'Bilaget er vedhæftet.',
    withXml: 'Vedhæftet er bilaget som PDF og den elektroniske faktura som XML til dit regnskabsprogram.',
  },
  quote: {
    subject: 'Tilbud nr. {{number}} – {{brand}}',
    body: 'Hej {{name}}\n\nHer er mit tilbud nr. {{number}}: {{title}}.\n\nPris: {{price}}\nGælder til og med: {{validUntil}}\n\nI tilbuddet kan du se arbejdet linje for linje, tidsplanen og betalingerne.',
    open: 'Se tilbuddet',
    questions: 'Har du spørgsmål? Svar på denne mail.',
    withTax: '{{sum}} inkl. moms',
    monthly: '{{sum}} pr. måned',
    andMonthly: '{{once}} og {{monthly}} pr. måned',
    withdrawn: {
      subject: 'Tilbud nr. {{number}} gælder ikke længere',
      lead: 'Jeg trækker tilbud nr. {{number}} ({{title}}) tilbage. Det gælder ikke længere.',
      reason: 'Begrundelse: {{reason}}',
    },
    link: {
      subject: 'Nyt link til tilbud nr. {{number}}',
      lead: 'Her er et nyt link til tilbud nr. {{number}} ({{title}}). Det gamle virker ikke længere.',
    },
    unseen: {
      subject: 'Tilbud nr. {{number}} ligger klar til dig',
      lead: 'For et par dage siden sendte jeg dig tilbud nr. {{number}}: {{title}}. Hvis det er druknet i andre mails, er linket her igen.',
    },
    ending: {
      subject: 'Tilbud nr. {{number}} gælder til og med {{date}}',
      lead: 'Tilbud nr. {{number}} ({{title}}) gælder kun til og med {{date}}. Skriv til mig, hvis du vil have noget ændret.',
    },
    answered: {
      subject: 'Svar på dit spørgsmål til tilbud nr. {{number}}',
      lead: 'Her er svaret på dit spørgsmål til tilbud nr. {{number}} ({{title}}).',
      question: 'Du spurgte: »{{question}}«',
    },
    code: {
      subject: 'Kode til underskrift af tilbud nr. {{number}}',
      greeting: 'Hej',
      lead: 'Koden til at underskrive tilbud nr. {{number}} er:',
      note: 'Den gælder i 15 minutter og kan bruges én gang. Skriv den på siden med tilbuddet.',
      reason:
        'Du får koden, fordi nogen vil underskrive et tilbud, der er sendt til denne adresse. Er det ikke dig, så giv den ikke videre.',
    },
  },
  quoteNews: {
    asked: {
      subject: 'Spørgsmål til tilbud nr. {{number}}',
      lead: '{{name}} har et spørgsmål til tilbud nr. {{number}} ({{title}}):',
      line: 'Linje: {{line}}',
    },
    declined: {
      subject: 'Tilbud nr. {{number}} er afvist',
      lead: '{{name}} afviser tilbud nr. {{number}} ({{title}}).',
      reason: 'Begrundelse: {{reason}}',
      withoutReason: 'Uden begrundelse.',
    },
    changes: {
      subject: 'Ændringer i tilbud nr. {{number}}',
      lead: '{{name}} ønsker ændringer i tilbud nr. {{number}} ({{title}}):',
    },
    open: 'Åbn tilbuddet i administrationen',
  },
  withdrawn: {
    receipt: {
      subject: 'Forespørgsel nr. {{number}} er trukket tilbage',
      lead: 'Du har trukket forespørgsel nr. {{number}} tilbage: {{title}}.',
      quotes: 'Tilbud, du ikke har svaret på, gælder ikke længere.',
      next: 'Du behøver ikke gøre mere. Ombestemmer du dig, så send en ny forespørgsel eller svar på denne mail.',
      again: 'Ny forespørgsel',
    },
    copy: {
      subject: 'Tilbagetrukket forespørgsel nr. {{number}}',
      lead: '{{name}} har trukket forespørgsel nr. {{number}} tilbage: {{title}}.',
      withoutReason: 'Der er ikke angivet nogen grund.',
      quotes: 'De åbne tilbud er trukket tilbage.',
      open: 'Åbn forespørgslen',
    },
  },
  preferences: {
    lead: 'Vil du ikke have mails som denne?',
    messages: 'Slå mails om nye beskeder fra',
    approvals: 'Slå mails om milepæle til godkendelse fra',
    material: 'Slå påmindelser om materiale fra',
    'quote-reminders': 'Slå påmindelser om tilbud fra',
    'payment-reminders': 'Slå den første betalingspåmindelse fra',
    references: 'Slå anmodninger om udtalelser fra',
  },
  thread: {
    subject: 'Ny besked: {{about}}',
    lead: 'Jeg har skrevet til dig om {{about}}:',
    earlier: 'Tidligere beskeder',
    open: 'Svar i portalen',
    answer: 'Du kan også svare på denne mail.',
  },
  milestone: {
    handedOver: {
      subject: 'Til godkendelse: {{milestone}} ({{project}})',
      lead: 'I projektet {{project}} er milepælen {{milestone}} færdig og venter på din godkendelse.',
      link: 'Se det afleverede: {{link}}',
      how: 'Godkend den i portalen, eller skriv, hvad der skal rettes. Log ind med den mailadresse, som denne besked kom til. Har du ikke en konto endnu, kan du oprette den der.',
      open: 'Åbn projektet',
    },
    approved: {
      subject: 'Godkendt: {{milestone}} ({{project}})',
      lead: '{{name}}: Milepælen {{milestone}} i projektet {{project}} er godkendt.',
    },
    changes: {
      subject: 'Skal rettes: {{milestone}} ({{project}})',
      lead: '{{name}} ønsker rettelser til milepælen {{milestone}} i projektet {{project}}:',
    },
    openOffice: 'Åbn projektet i administrationen',
  },
  material: {
    owed: {
      subject: 'Det mangler jeg fra dig ({{project}})',
      lead: 'Jeg mangler stadig dette fra dig for at komme videre med projektet {{project}}:',
      how: 'Send det i portalen, gerne lidt ad gangen. Send ikke adgangskoder på mail; i portalen er der et beskyttet felt til dem. Log ind med den mailadresse, denne besked kom til.',
    },
    due: '{{title}}: senest {{date}}',
    late: '{{title}}: skulle være kommet {{date}}',
    askedAgain: {
      subject: 'Der mangler noget: {{title}} ({{project}})',
      lead: 'Tak for materialet til projektet {{project}}. Til punktet {{title}} mangler jeg stadig:',
      day: 'Jeg skal bruge det senest {{date}}.',
    },
    sent: {
      subject: 'Der er kommet materiale ({{project}})',
      lead: '{{name}} har sendt materiale til projektet {{project}}. Du får først en ny besked, når du har set på projektet.',
    },
  },
  reference: {
    asked: {
      subject: 'Hvordan var samarbejdet? ({{project}})',
      lead: 'Projektet {{project}} er færdigt. Tak for samarbejdet.',
      how: 'Vil du sige et par ord om det til andre? Det tager to minutter via linket herunder. Du ser med det samme, hvordan det kommer til at stå, og bestemmer selv, om jeg også må vise navn, firma, billede eller et tal, der er blevet bedre.',
      free: 'Det er helt op til dig. Du kan altid ændre det, du skriver, eller trække det tilbage. Har du ikke lyst, så tryk på »Nej tak« på siden. Send ikke linket videre, for det kan bruges til at ændre udtalelsen.',
      open: 'Skriv en udtalelse',
    },
    given: {
      subject: 'Ny udtalelse ({{project}})',
      lead: '{{name}} har skrevet en udtalelse om projekt {{project}}. Den kommer først på hjemmesiden, når du viser den.',
    },
    withdrawn: {
      subject: 'Udtalelse trukket tilbage ({{project}})',
      lead: '{{name}} har trukket sin udtalelse om projekt {{project}} tilbage. Den er ikke længere på hjemmesiden.',
    },
  },
  caseStudy: {
    asked: {
      subject: 'Må jeg vise dit projekt? ({{project}})',
      lead: 'Jeg har skrevet en kort case om projekt {{project}} til min hjemmeside: opgaven, løsningen og resultatet.',
      how: 'Via linket herunder kan du læse den, som den kommer til at stå, og bestemme, om firmaets navn, byen, billederne og tallene må være med. Siger du ikke ja, viser jeg ingenting.',
      free: 'Du kan altid ændre dit svar eller trække det tilbage, og så forsvinder casen med det samme. Send ikke linket videre, for det kan bruges til at svare for dig.',
      open: 'Læs og svar',
    },
    allowed: {
      subject: 'Ja til en case ({{project}})',
      lead: '{{name}} har sagt ja til casen om projekt {{project}}. Den kommer først på hjemmesiden, når du viser den.',
    },
    withdrawn: {
      subject: 'Tilladelse trukket tilbage ({{project}})',
      lead: '{{name}} har trukket tilladelsen til casen om projekt {{project}} tilbage. Den er ikke længere på hjemmesiden.',
    },
  },
  draftLink: {
    subject: 'Linket til din påbegyndte forespørgsel',
    greeting: 'Hej',
    lead: 'Her er linket til den forespørgsel, du har påbegyndt på min hjemmeside. Du kan åbne den på både telefon og computer og fortsætte, hvor du slap.',
    action: 'Fortsæt med forespørgslen',
    note: 'Linket gælder til {{date}}. Derefter bliver den gemte forespørgsel slettet automatisk. Alle, der har linket, kan se svarene, så send det ikke til nogen, der ikke skal se dem.',
    forget: 'Vil du slette det før tid, så åbn det, og tryk på »{{action}}«.',
    reason:
      'Du får denne mail, fordi nogen har skrevet din adresse ved en påbegyndt forespørgsel på min hjemmeside. Var det ikke dig, behøver du ikke gøre noget.',
  },
  account: {
    verify: {
      subject: 'Bekræft din mailadresse',
      lead: 'Din konto på min hjemmeside bruger denne mailadresse. Bekræft den, så kan du se dine forespørgsler på kontoen og nulstille din adgangskode via mail.',
      action: 'Bekræft adressen',
      note: 'Linket gælder i 24 timer og virker kun én gang.',
      reason:
        'Du får denne mail, fordi nogen har angivet din mailadresse på en konto på min hjemmeside. Var det ikke dig, behøver du ikke gøre noget. Så bliver adressen ikke bekræftet.',
    },
    inUse: {
      subject: 'Adressen hører allerede til din konto',
      lead: 'Nogen har angivet din mailadresse på en anden konto på min hjemmeside. Adressen hører allerede til din konto {{username}} og kan derfor ikke bekræftes andre steder.',
      action: 'Log ind',
      note: 'Har du glemt adgangskoden, kan du vælge en ny på siden, hvor du logger ind. Var det ikke dig, behøver du ikke gøre noget.',
    },
    reset: {
      subject: 'Ny adgangskode til din konto',
      lead: 'Nogen har bedt om en ny adgangskode til din konto. Var det dig, kan du vælge den via dette link.',
      action: 'Vælg ny adgangskode',
      note: 'Linket gælder i en time og virker kun én gang. Når adgangskoden er skiftet, bliver kontoen logget ud alle steder.',
      reason: 'Har du ikke bedt om en ny adgangskode, behøver du ikke gøre noget. Din adgangskode er ikke ændret.',
    },
    passwordChanged: {
      subject: 'Adgangskoden til din konto er skiftet',
      lead: 'Adgangskoden til din konto er lige blevet skiftet. Jeg har logget kontoen ud på andre enheder.',
      action: 'Vælg ny adgangskode',
      note: 'Var det ikke dig, så vælg straks en ny adgangskode, og skriv til mig.',
      passkeys:
        'Sammen med adgangskoden er disse adgangsnøgler holdt op med at gælde: {{passkeys}}. Tilføj den, du bruger, igen.',
    },
    emailChanged: {
      subject: 'Mailadressen på din konto er ændret',
      lead: 'Din konto bruger nu en anden mailadresse. Mails om kontoen bliver ikke længere sendt hertil.',
      note: 'Var det ikke dig, der ændrede adressen, så skriv eller ring til mig med det samme. Jeg hjælper dig med at få kontoen tilbage.',
    },
    invitation: {
      subject: 'Invitation til din konto',
      lead: 'Jeg har oprettet en konto til dig med navnet {{username}}. Vælg en adgangskode, så kan du logge ind.',
      action: 'Vælg adgangskode',
      note: 'Linket gælder i en uge og virker kun én gang.',
      reason:
        'Du får mailen, fordi en administrator har inviteret dig på denne adresse. Kender du ikke til det, behøver du ikke gøre noget.',
    },
    secondFactorReset: {
      subject: 'Totrinsbekræftelsen på din konto er fjernet',
      lead: 'Efter dit ønske har jeg fjernet godkendelsesappen og adgangsnøglerne fra din konto. Kontoen er logget ud overalt.',
      action: 'Log ind',
      note: 'Log ind med din adgangskode, og slå totrinsbekræftelse til igen. Har du ikke bedt om det, så skriv eller ring til mig med det samme.',
    },
    factorChanged: {
      subject: 'Login til din konto er ændret',
      totpEnabled: 'Godkendelsesappen er nu slået til på din konto. Jeg har logget kontoen ud på andre enheder.',
      totpDisabled:
        'Godkendelsesappen er nu slået fra på din konto, og gendannelseskoderne gælder ikke længere. Jeg har logget kontoen ud på andre enheder.',
      codesRenewed: 'Din konto har fået nye gendannelseskoder. De gamle gælder ikke længere.',
      passkeyAdded: 'Din konto har fået en ny adgangsnøgle. Jeg har logget kontoen ud på andre enheder.',
      passkeyRemoved: 'En adgangsnøgle er fjernet fra din konto. Jeg har logget kontoen ud på andre enheder.',
      action: 'Vælg ny adgangskode',
      note: 'Var det ikke dig, så vælg straks en ny adgangskode, og skriv til mig.',
    },
    codesRefused: {
      subject: 'Nogen prøver koder til din konto',
      lead: 'Nogen logger ind med din adgangskode og har tastet ti forkerte koder fra godkendelsesappen. De er ikke kommet ind, og efter ti forsøg mere spærrer jeg for flere til i morgen.',
      action: 'Vælg ny adgangskode',
      note: 'Var det ikke dig, kender nogen din adgangskode. Vælg en ny.',
    },
    accountDisabled: {
      subject: 'Adgangen til din konto er spærret',
      lead: 'Jeg har spærret din konto. Den er logget ud overalt, og ingen kan logge ind på den. Oplysninger, forespørgsler og filer er, som de var.',
      note: 'Ved du ikke hvorfor, så svar på denne mail eller ring til mig.',
    },
    accountEnabled: {
      subject: 'Du kan logge ind på din konto igen',
      lead: 'Jeg har åbnet din konto igen. Adgangskoden og de andre måder at logge ind på virker som før.',
      action: 'Log ind',
      note: 'Har du glemt adgangskoden, kan du vælge en ny på loginsiden.',
    },
    accountStateTold: {
      subject: 'Du har ændret adgangen til en konto',
      lead: 'Fra din konto blev en andens adgang ændret:',
      note: 'Var det ikke dig, er nogen kommet ind på din konto. Skift adgangskode med det samme, og log de andre enheder ud.',
      disabled: 'Kontoen {{username}} er spærret.',
      enabled: 'Kontoen {{username}} er åben igen.',
    },
    allSignedOut: {
      subject: 'Alle er logget ud for en sikkerheds skyld',
      lead: 'Jeg har logget alle konti ud af sikkerhedsgrunde. Din adgangskode er den samme, så du skal bare logge ind igen.',
      action: 'Log ind',
      note: 'Du skal ikke gøre andet. Det, du var ved at skrive i browseren, er der endnu.',
    },
    dataReady: {
      subject: 'Kopien af dine data er klar',
      lead: 'Jeg har lavet en kopi af alle de data, jeg har om dig.',
      action: 'Hent kopien',
      note: 'Linket gælder i 24 timer og kan åbnes af alle, der har det. Send det ikke videre. Har du ikke bedt om en kopi, så skift adgangskode med det samme og skriv til mig.',
    },
    confirmDeletion: {
      subject: 'Bekræft sletning af din konto',
      lead: 'Du vil slette din konto med de data, der hører til. Åbn linket, log ind, og bekræft.',
      action: 'Fortsæt til sletning',
      note: 'Linket gælder i 24 timer. Har du ikke bedt om det, sker der ikke noget med kontoen. Skift dog adgangskode med det samme, for nogen kender den.',
    },
    deleted: {
      subject: 'Din konto er slettet',
      lead: 'Kontoen er lukket, og de data, jeg ikke skal gemme, bliver slettet.',
      note: 'Tak for samarbejdet. Får du brug for mig igen, er du velkommen til at skrive.',
    },
    dataErased: {
      subject: 'Dine oplysninger er slettet',
      lead: 'De oplysninger, jeg har om dig og ikke skal gemme, bliver slettet.',
      note: 'Har du spørgsmål, så svar på denne mail.',
    },
    dataRequestExtended: {
      subject: 'Svaret på din anmodning tager længere tid',
      lead: 'Din anmodning er kompliceret, så jeg har brug for mere tid.',
      until: 'Du får svar senest {{date}}.',
      note: 'Er du ikke enig, kan du klage til tilsynsmyndigheden eller gå til domstolene. Siden om persondata viser, hvor du klager.',
    },
    customerLeft: {
      subject: 'En kunde har slettet sin konto',
      lead: 'Kunden {{username}} har slettet sin konto. Åbne forespørgsler og tilbud er trukket tilbage, og dataene bliver slettet.',
      note: 'Du skal ikke gøre noget. Slet denne mail, når du har læst den, for kundens navn står i den.',
    },
  },
  firm: {
    greeting: 'Hej',
    reason:
      'Du får denne mail, fordi nogen har inviteret dig til kundeportalen. Kender du ikke til det, behøver du ikke gøre noget.',
    rights: {
      all: 'Rettigheder: alt. Tilbud, bilag, projekter og beskeder, også at underskrive og godkende.',
      documents: 'Rettigheder: tilbud, bilag og betalinger. Ikke projekter og ikke underskrift.',
      messages: 'Rettigheder: projekter og beskeder. Ikke beløb og ikke godkendelse.',
    },
    invitationOfAgency: 'Jeg inviterer dig til kundeportalen for {{firm}}.',
    'firm-invitation': {
      subject: 'Invitation til {{firm}}',
      lead: '{{person}} inviterer dig til kundeportalen for {{firm}}.',
      action: 'Tag imod invitationen',
      note: 'Linket gælder i syv dage og kan bruges én gang.',
    },
    'firm-joined': {
      subject: 'Ny kollega i {{firm}}',
      lead: '{{person}} har taget imod din invitation og hører nu til {{firm}}.',
      action: 'Administrer kolleger',
      note: 'Er det en fejl, kan du fjerne adgangen med det samme.',
    },
    'firm-left': {
      subject: 'En kollega har fjernet sin adgang til {{firm}}',
      lead: '{{person}} har fjernet sin adgang til {{firm}} og kan ikke længere se firmaets projekter og bilag.',
      note: 'Sendte beskeder og underskrifter bevares.',
    },
    'firm-removed': {
      subject: 'Du har ikke længere adgang til {{firm}}',
      lead: 'Din adgang til {{firm}} er fjernet.',
      note: 'Du beholder din konto. Er det en fejl, så tal med firmaets ejer.',
    },
    'firm-offered': {
      subject: 'Vil du overtage {{firm}}?',
      lead: '{{person}} vil overdrage {{firm}} til dig i kundeportalen. Du kommer til at administrere kolleger og deres rettigheder.',
      action: 'Sig ja eller nej',
      note: 'Intet ændrer sig, før du siger ja.',
    },
    'firm-handed-over': {
      subject: '{{firm}} har fået en ny ejer i kundeportalen',
      lead: '{{person}} administrerer fra nu af {{firm}} i kundeportalen.',
      action: 'Administrer kolleger',
      note: 'Tilbud, projekter og bilag er, som de var.',
    },
  },
  sample: { name: 'Jens Sørensen', company: 'Tagdækker Sørensen', title: 'Ny hjemmeside: Tagdækker' },
  test: {
    subject: 'Testmail: {{brand}}',
    lead: 'Afsendelsen af mails virker. Denne mail er kommet gennem den server, der er angivet i administrationen.',
    letters: 'Bogstaver til kontrol: Ľ ť ž ô ř ů æ ø å €',
    reason: 'Du får denne mail, fordi du har bedt om en test i administrationen.',
  },
};
