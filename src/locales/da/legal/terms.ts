import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Handelsbetingelser',
  lead: 'Betingelserne gælder for det arbejde, {{company}} udfører for kunder. Siger det underskrevne tilbud noget andet, gælder tilbuddet.',
  sections: [
    {
      id: 'scope',
      title: 'Hvem og hvad de gælder for',
      blocks: [
        'Leverandøren er {{company}}, {{address}}, {{country}}, virksomhedsnr. {{companyNumber}}. Det er {{developer}}, du indgår aftalen med. Kontakt: {{mailbox}}, {{phone}}.',
        'Betingelserne omfatter hjemmesider, prisberegnere, webapps, systemer, automatisering og markedsføring samt drift og support. De er skrevet til erhvervskunder. Køber du som forbruger, gælder lovens ufravigelige regler også, og de går forud for betingelserne.',
      ],
    },
    {
      id: 'ordering',
      title: 'Bestilling',
      blocks: [
        'Prisoverslaget på hjemmesiden er uforpligtende for begge parter. Efter din forespørgsel får du svar inden for 24 timer og derefter et tilbud med arbejdets indhold, fast pris, tidsplan, betalingsvilkår og sidste gyldighedsdato.',
        'Aftalen er indgået, når du inden for fristen har underskrevet tilbuddet eller accepteret det skriftligt; en mail er nok. Begge parter får det underskrevne tilbud som PDF. Den, der skriver under, står inde for, at han eller hun må binde firmaet.',
      ],
    },
    {
      id: 'price',
      title: 'Pris',
      blocks: [
        'Priser er i euro ekskl. moms. Vises et beløb i kroner eller en anden valuta, er det omregnet. Beløb og valuta i det underskrevne tilbud gælder.',
        'Moms beregnes efter reglerne på leveringsdagen. Er du momsregistreret i Danmark eller et andet EU-land uden for Slovakiet, kan det være dig, der afregner momsen (omvendt betalingspligt). Forbrugere får også prisen inkl. moms og andre afgifter i tilbuddet.',
        'Hastearbejde kan forhøje prisen med højst 30 %. Fra {{starterFrom}}, {{growthFrom}} eller {{premiumFrom}} funktioner er rabatten {{starterPercent}}, {{growthPercent}} eller {{premiumPercent}} % af prisen på alle funktioner; flere funktioner koster dog aldrig mindre end færre. Domæne, webhotel, licenser og annoncer fra andre betaler du til deres priser, medmindre de står i tilbuddet. Arbejde ud over tilbuddet udfører jeg først, når du har godkendt beløb og tid på skrift.',
      ],
    },
    {
      id: 'payment',
      title: 'Betaling',
      blocks: [
        'Fakturaer forfalder 14 dage efter fakturadatoen og betales med bankoverførsel med den reference, der står på fakturaen.',
        [
          'Står der ikke andet i tilbuddet, betales 50 % forud og 50 % efter aflevering.',
          'Ved større projekter er forudbetalingen 30–50 %.',
          'Over {{installmentsAbove}} kan du dele prisen i 2–3 rater med datoer, der står i tilbuddet.',
          'Drift og support faktureres hver måned.',
        ],
        'Jeg begynder, når forudbetalingen er modtaget. Er en faktura forfalden, kan jeg efter et varsel sætte arbejdet i bero, til den er betalt, og tidsplanen flytter sig tilsvarende. Ved forsinket betaling kan jeg kræve rente efter loven.',
      ],
    },
    {
      id: 'delivery',
      title: 'Tid og levering',
      blocks: [
        'Vejledende tider er 1–2 uger for små, 3–4 uger for mellemstore og 5–8 uger for store projekter. Den bindende tidsplan står i tilbuddet.',
        'Tiden løber fra den dag, tilbuddet er underskrevet, forudbetalingen er modtaget, og jeg har det materiale, vi har aftalt. Bliver jeg forsinket, giver jeg besked med det samme og oplyser en ny dato. Ved force majeure, for eksempel et langvarigt netudfald, forlænges tiden tilsvarende. Undervejs viser jeg de færdige dele på en prøveadresse.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Det, du bidrager med',
      blocks: [
        'Du leverer tekster, billeder, priser og adgange som aftalt, udpeger én person, der kan beslutte, og svarer som regel inden for 5 arbejdsdage. Venter jeg på dig, flytter tidsplanen sig tilsvarende. Hører jeg trods påmindelse ikke fra dig i 60 dage, kan jeg fakturere det udførte arbejde og sætte sagen i bero.',
        'Du står inde for, at du må bruge det materiale, du leverer, og at oplysninger om ydelser, autorisationer og priser er rigtige.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Aflevering og godkendelse',
      blocks: [
        'Når arbejdet er færdigt, får du adgang til at prøve det. I beskeden om det minder jeg om fristen og om, hvad tavshed betyder. Du har 10 arbejdsdage til at godkende det eller skrive, hvilke fejl det har i forhold til tilbuddet. Fejlene retter jeg, og så prøver du det igen.',
        'Hører jeg ikke fra dig inden for de 10 arbejdsdage, anses arbejdet for godkendt. Det gør det også, når du tager det i brug over for dine kunder. Småfejl, der ikke hindrer brugen, er ikke grund til at afvise arbejdet, men de bliver rettet. Forbrugeres ufravigelige rettigheder gælder, uanset om fristen er udløbet.',
      ],
    },
    {
      id: 'warranty',
      title: 'Finpudsning og garanti',
      blocks: [
        'I 30 dage efter lanceringen finpudser jeg gratis: små ændringer af tekst, billeder og opstilling inden for det, der er aftalt. Derudover har du 6 måneders garanti mod fejl. Begge frister løber fra lanceringen eller, hvis arbejdet ikke lanceres offentligt, fra godkendelsen.',
        'Der er en fejl, når det leverede ikke virker som beskrevet i tilbuddet. Meld den til {{mailbox}} eller {{phone}}, og beskriv, hvad du ser. Jeg retter den gratis senest 7 arbejdsdage efter, at du har meldt den, medmindre fejlens art kræver længere tid. Så retter jeg den inden en dato, vi aftaler.',
        'Garantien dækker ikke fejl, der skyldes indgreb fra andre, ændringer hos tredjeparter, forkert brug eller indhold, som du selv har lagt ind. Er du forbruger, beholder du lovens ufravigelige rettigheder, også efter de 6 måneder.',
      ],
    },
    {
      id: 'ownership',
      title: 'Rettigheder',
      blocks: [
        'Dine tekster, billeder, data og dit domæne er hele tiden dine. Når hele prisen er betalt, har du eneret til at bruge det, jeg har lavet til dig, på alle måder og uden grænser i tid og sted. Du må ændre det, lade andre ændre det og overdrage det sammen med firmaet. Betalingen for retten er en del af prisen.',
        'Biblioteker, værktøjer og generelle dele af koden, som jeg selv tager med, har du ikke eneret til, men du må bruge dem i arbejdet i samme omfang. Dele fra andre med egen licens, for eksempel åben kode og skrifttyper, følger den. Som reference viser jeg kun arbejdet, når du har sagt ja.',
      ],
    },
    {
      id: 'liability',
      title: 'Ansvar',
      blocks: [
        'Jeg er ansvarlig for skade, som jeg forvolder ved at tilsidesætte mine pligter. Over for erhvervskunder er ansvaret begrænset til prisen for den pågældende opgave og omfatter ikke tabt fortjeneste.',
        'Begrænsningen gælder ikke ved forsæt eller grov uagtsomhed, ved personskade, eller hvor loven forbyder den. Jeg hæfter ikke for udfald hos udbydere, placeringen i søgemaskiner, resultatet af annoncer eller indhold, du har leveret. Prisberegnere på din side regner med satser, som du har oplyst og godkendt.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ophævelse og fortrydelse',
      blocks: [
        'Du kan stoppe en opgave når som helst, før den er færdig, også uden grund; en mail er nok. Du betaler for det arbejde, der er udført, og får det udleveret. Forudbetalingen modregnes, og resten betaler jeg tilbage inden for 14 dage. Hver part kan ophæve aftalen, hvis den anden misligholder den væsentligt og ikke retter for sig inden for en ekstra frist på 14 dage. Drift og support kan siges op på mail med en måneds varsel til udgangen af en kalendermåned.',
        'Forbrugere kan fortryde en aftale, der er indgået på afstand, inden for 14 dage uden begrundelse. Beder du mig udtrykkeligt begynde før, betaler du en forholdsmæssig del af prisen for det, der er udført, når du fortryder. Er arbejdet helt udført efter dit ønske, og er du gjort opmærksom på det, ophører retten. Det er nok at skrive til {{mailbox}}.',
      ],
    },
    {
      id: 'consumers',
      title: 'Hvis du er forbruger',
      blocks: [
        'Reklamation: Skriv om fejlen til {{mailbox}}, ring, eller send et brev til leverandørens adresse. Jeg bekræfter straks skriftligt, at jeg har fået den, og hvornår fejlen er rettet, senest efter 30 dage. Det er gratis. Bliver fejlen ikke rettet, eller kommer den igen, kan du få et passende afslag i prisen eller hæve købet.',
        'For digitale ydelser, der leveres på én gang, hæfter jeg for fejl, der viser sig inden for 2 år efter leveringen, og for løbende ydelser, så længe de varer. I det første år, og for løbende ydelser hele tiden, er det mig, der skal bevise, at fejlen ikke var der ved leveringen.',
        'Start før de 14 dage er gået: »Jeg beder dig begynde på arbejdet, før fortrydelsesfristen er udløbet. Jeg ved, at jeg betaler en forholdsmæssig del af prisen, hvis jeg fortryder, og at retten ophører, når arbejdet er helt udført.« Uden den sætning begynder jeg først, når fristen er udløbet.',
        'Standardfortrydelsesformular, som du kan bruge, men ikke behøver at bruge:',
        [
          'Til: {{company}}, {{address}}, {{mailbox}}',
          'Jeg meddeler herved, at jeg fortryder aftalen om denne tjenesteydelse: …',
          'Bestilt den:',
          'Forbrugerens navn og adresse:',
          'Dato og underskrift (kun hvis formularen sendes på papir):',
        ],
        'Du får pengene tilbage inden for 14 dage efter, at jeg har fået din besked, på samme måde, som du betalte.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Personoplysninger',
      blocks: [
        'Dine egne oplysninger behandler jeg som beskrevet på siden Privatlivspolitik. Regnskabsmateriale gemmer jeg i 10 år og sagens dokumenter i 3 år efter sagens afslutning. Behandler jeg dine kunders oplysninger for dig, indgår vi en databehandleraftale efter artikel 28 i GDPR. Begge parter har tavshedspligt om det ikke-offentlige, de får at vide under arbejdet.',
      ],
    },
    {
      id: 'final',
      title: 'Afsluttende regler',
      blocks: [
        'Aftalen følger slovakisk ret. Er du forbruger, beholder du den beskyttelse, som ufravigelige regler i dit eget land giver dig. Tvister mellem erhvervsdrivende afgøres af de slovakiske domstole. Forbrugere kan anlægge sag ved deres egen domstol. De kan først klage til mig. Afviser jeg klagen, eller svarer jeg ikke inden for 30 dage, kan de søge en løsning uden om domstolene, for eksempel hos den slovakiske handelsinspektion (Slovenská obchodná inšpekcia, soi.sk), der også fører tilsyn. Forbruger Europa hjælper gratis i Danmark.',
        'Sprogversionerne af betingelserne siger det samme. Skulle de være forskellige, gælder versionen på det sprog, tilbuddet er underskrevet på. Ændringer af aftalen skal være skriftlige; en mail er nok. For aftalen gælder de betingelser, der var i kraft, da tilbuddet blev underskrevet. Er en regel ugyldig, gælder resten. Disse betingelser gælder fra 1. januar 2025.',
      ],
    },
  ],
};
