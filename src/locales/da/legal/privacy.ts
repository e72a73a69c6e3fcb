import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Privatlivspolitik',
  lead: 'Her står, hvilke personoplysninger jeg behandler, hvorfor, hvor længe, og hvad du kan kræve. Teksten gælder for hjemmesiden {{host}} og for arbejdet for kunder og følger databeskyttelsesforordningen (GDPR) og den slovakiske lov nr. 18/2018 om beskyttelse af personoplysninger. I Danmark gælder også databeskyttelsesloven.',
  sections: [
    {
      id: 'controller',
      title: 'Hvem er dataansvarlig',
      blocks: [
        'Dataansvarlig er {{company}}, {{address}}, {{country}}, virksomhedsnr. {{companyNumber}}. Det er {{developer}}, der passer på oplysningerne.',
        'Du kan skrive til {{mailbox}} eller ringe på {{phone}} om alt, der vedrører dine oplysninger. Jeg har ikke en databeskyttelsesrådgiver, da loven ikke kræver det. Det er mig selv, der svarer.',
      ],
    },
    {
      id: 'what-data',
      title: 'Hvilke oplysninger jeg behandler',
      blocks: [
        'Jeg får oplysningerne fra dig. Det drejer sig om:',
        [
          'Forespørgsel og kontakt: navn, e-mail, eventuelt telefon og firma, dine svar i prisberegneren, prisoverslaget og din besked.',
          'Kundeforhold: firmaoplysninger, CVR-nummer, tilbud, underskrift med tidspunkt, IP-adresse og browsertype, sagens dokumenter, beskeder, fakturaer, betalinger og det kontonummer, du betaler fra.',
          'Brugerkonto: navn, e-mail, adgangskode i en form, der ikke kan læses, sprog og tidspunkter for login.',
          'Teknik: IP-adresse, tidspunkt, browsertype og fejlmeddelelser, som serveren registrerer for at kunne virke sikkert.',
          'Statistik og chat: kun når du har sagt ja, som beskrevet på siden om cookies.',
        ],
        'Et spørgsmål, du skriver på siden med spørgsmål og svar, bliver hverken gemt eller registreret. En projektplan, som du ikke sender en forespørgsel til, sletter jeg efter 90 dage.',
        'En forespørgsel, du ikke har sendt, ligger i din egen browser, og jeg læser den først, når du sender den. Før det kommer den kun på serveren, hvis du får sendt et link til den, er logget ind på din konto eller vedhæfter filer. Følsomme oplysninger beder jeg ikke om, og du bør ikke skrive dem i felterne.',
      ],
    },
    {
      id: 'why',
      title: 'Hvorfor og på hvilket grundlag',
      blocks: [
        [
          'For at beregne prisen, svare dig og give et tilbud: skridt forud for en aftale på din anmodning (artikel 6, stk. 1, litra b).',
          'For at udføre opgaven, fakturere og rette fejl: opfyldelse af aftalen (litra b).',
          'For at føre regnskab og betale skat: retlig forpligtelse (litra c).',
          'For at holde siden sikker, standse misbrug, dokumentere aftaler og gøre krav gældende: min legitime interesse (litra f).',
          'For at lade en sprogmodel skrive en tekst eller et svar: et skridt forud for en aftale, som du selv beder om (litra b). Modellen får intet, før du trykker.',
          'Hvis du skriver for et firma, behandler jeg dine kontaktoplysninger, fordi jeg har en legitim interesse i at kunne aftale noget med firmaet (litra f).',
          'For at huske sprog og udseende, måle brugen af siden og vise chatten: dit samtykke (litra a), som du når som helst kan trække tilbage.',
        ],
        'Uden de felter, der skal udfyldes, kan jeg ikke svare, og uden faktureringsoplysninger kan jeg ikke sende en faktura. Resten er frivilligt. Prisoverslaget beregnes automatisk, men binder ingen, og der træffes ingen automatiske afgørelser, som har retsvirkning for dig. Jeg sender ikke reklamer, du ikke har bedt om.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hvor længe jeg gemmer dem',
      blocks: [
        [
          'Fakturaer og andet regnskabsmateriale: {{keepBilling}}, som slovakisk lov kræver.',
          'Sagens dokumenter, herunder tilbud, tegninger og beskeder: {{keepProjects}} efter sagens afslutning.',
          'Forespørgsler, der ikke blev til en aftale: {{keepRequests}} efter den seneste kontakt, eller kortere, hvis du beder om det.',
          'Påbegyndt forespørgsel bag et link, du har fået sendt: {{keepDraftLinks}}, eller til du sletter linket eller sender forespørgslen.',
          'Påbegyndt forespørgsel på din konto: til du sender den, begynder på en ny eller får kontoen lukket.',
          'Filer til en forespørgsel, der ikke er sendt: {{keepUploads}}.',
          'Brugerkonto: til du beder om at få den lukket, dog højst til fristen for sagens dokumenter er udløbet.',
          'Mails til mig, der ikke hører til en forespørgsel: {{keepLooseMails}}. Andre mails i deres oprindelige form: {{keepRawMails}}; teksten bliver ved forespørgslen.',
          'Mails fra portalen, der hverken hører til en forespørgsel eller en sag: {{keepSentMails}}.',
          'Login i portalen: {{keepSessions}}. Registrering af dit valg om cookies: {{keepConsentRecords}}. Dagstal for beregneren, som ikke kan føres tilbage til dig: {{keepAnalytics}}.',
          'Din anmodning om dine oplysninger: navn og adresse {{keepSubjectRequests}} efter svaret.',
          'Serverens logfiler: højst {{keepServerLogs}}. Fejlrapporter: {{keepErrorReports}}.',
          'Cookies: præferencer og dit valg 12 måneder, statistik 2 år, chat 6 måneder. Læs mere på siden om cookies.',
        ],
        'Når fristen er udløbet, bliver oplysningerne slettet eller gjort anonyme. I en backup kan de blive lidt endnu, til den udløber, og de bruges kun til gendannelse. Er der en uafsluttet tvist, gemmer jeg det nødvendige, til den er afgjort.',
      ],
    },
    {
      id: 'who-else',
      title: 'Hvem der ellers får dem',
      blocks: [
        'Jeg sælger ikke oplysninger. Dem, der hjælper mig, får kun det, de skal bruge, og er bundet af en databehandleraftale, når de arbejder efter min instruks:',
        [
          'udbyderen af server og backup,',
          'udbyderen af e-mail,',
          'min bogholder og banken, når det gælder fakturaer og betalinger,',
          'Google, når du har sagt ja til statistik,',
          'Smartsupp, når du har sagt ja til chatten,',
          'udbyderen af en sprogmodel, hvis siden bruger en: når du får skrevet en beskrivelse eller en projektplan eller stiller et spørgsmål, får udbyderen dine svar om projektet eller spørgsmålets ordlyd. Kontaktoplysninger, mail- og webadresser, telefonnumre, firmanavne og navne, du præsenterer dig med, tager siden ud først. Andre navne i teksten genkender den ikke, så lad være med at skrive dem,',
          'en fotograf, oversætter eller anden fagmand, som du har sagt ja til i tilbuddet.',
        ],
        'Myndigheder, domstole og advokater får kun oplysninger, når loven kræver det, eller når et krav skal gøres gældende eller afvises.',
      ],
    },
    {
      id: 'where',
      title: 'Hvor oplysningerne ligger',
      blocks: [
        'Hjemmeside, database og backup ligger i et datacenter hos den hostingudbyder, som driver serveren bag {{host}}. Hvem det er, og i hvilket land, står øverst på siden; står det der ikke endnu, oplyser jeg det, når du spørger.',
        'Sprogmodellen kører på udbyderens egne servere. Hvem udbyderen er, og i hvilket land, oplyser jeg, når du spørger.',
        'Uden for EØS overføres oplysninger kun på grundlag af en afgørelse fra EU-Kommissionen om et tilstrækkeligt beskyttelsesniveau (artikel 45 i GDPR), herunder EU–U.S. Data Privacy Framework, eller på grundlag af standardkontraktbestemmelser (artikel 46). Siger du ja til statistik, kan Google på et af disse grundlag behandle oplysninger i USA. Uden dit ja får Google intet. Du kan få en kopi af grundlaget, hvis du skriver til mig.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Dine rettigheder',
      blocks: [
        'Du har ret til at:',
        [
          'få indsigt i oplysningerne og få en kopi,',
          'få forkerte oplysninger rettet,',
          'få oplysninger slettet, når jeg ikke længere har grund til at have dem,',
          'få behandlingen begrænset,',
          'få de oplysninger, du selv har givet mig, i en fil, som kan læses af en maskine,',
          'trække et samtykke tilbage. Det ændrer ikke ved det, der er sket før.',
        ],
        'Ret til indsigelse: Du kan når som helst gøre indsigelse mod behandling, der bygger på min legitime interesse, af grunde, der vedrører din situation. Så stopper jeg, medmindre jeg har en tungtvejende grund eller skal bruge oplysningerne til et retskrav. Mod reklame behøver du ingen grund.',
        'Skriv til {{mailbox}}. En kopi af dine oplysninger eller sletning får du, når du beder om det på mail. Jeg svarer senest efter en måned, og det er gratis. Er sagen kompliceret, kan jeg forlænge fristen med to måneder og siger på forhånd hvorfor. Er jeg i tvivl om, hvem du er, beder jeg dig bekræfte det.',
      ],
    },
    {
      id: 'complaints',
      title: 'Klage',
      blocks: [
        'Skriv gerne til mig først, så retter jeg det, jeg kan. Min tilsynsmyndighed er det slovakiske datatilsyn, Úrad na ochranu osobných údajov Slovenskej republiky, dataprotection.gov.sk.',
        'Bor eller arbejder du i Danmark, kan du i stedet klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, datatilsynet.dk, som samarbejder med det slovakiske tilsyn om sagen, og i et andet EU-land til tilsynet dér. Du kan også gå til domstolene.',
      ],
    },
    {
      id: 'security',
      title: 'Sikkerhed',
      blocks: [
        'Forbindelsen til siden er krypteret. Adgangskoder gemmes kun i en form, der ikke kan læses tilbage. Login er beskyttet mod gæt på adgangskoder. Adgang til oplysningerne har kun den, der skal bruge dem. Der tages backup jævnligt, og gendannelsen bliver prøvet. Formularerne er beskyttet mod robotter, uden at mennesker bliver fulgt.',
        'Sker der et brud, som kan være en risiko for dig, får tilsynsmyndigheden besked inden for 72 timer, efter at jeg har opdaget det. Er risikoen høj, får du også selv besked uden unødig forsinkelse og at vide, hvad du skal gøre.',
      ],
    },
    {
      id: 'changes',
      title: 'Ændringer',
      blocks: [
        'Ændrer behandlingen eller loven sig, retter jeg teksten og skriver den nye dato. Ved væsentlige ændringer sender jeg først en mail til kunder med en aktiv sag. Hvor der kræves samtykke, beder jeg om det igen. En ældre udgave får du, hvis du spørger.',
      ],
    },
  ],
};
