import type { LegalDocument } from '../../content/content.ts';

export const terms: LegalDocument = {
  title: 'Handelsbetingelser',
  lead: 'Betingelserne gælder for det arbejde, {{company}} udfører for kunder. Siger det underskrevne tilbud noget andet, gælder tilbuddet.',
  sections: [
    {
      id: 'scope',
      title: 'Hvem og hvad de gælder for',
      blocks: [
        'Leverandøren er {{company}}, {{address}}, Slovakiet, virksomhedsnr. {{companyNumber}}, skattenr. {{taxNumber}}, momsnr. {{vatNumber}}. Det er {{developer}}, du indgår aftalen med. Kontakt: {{mailbox}}, {{phone}}.',
        'Betingelserne omfatter hjemmesider, prisberegnere, webapps, systemer, automatisering og markedsføring samt drift og support. De er skrevet til erhvervskunder. Køber du som forbruger, gælder lovens ufravigelige regler også, og de går forud for betingelserne.',
      ],
    },
    {
      id: 'ordering',
      title: 'Bestilling',
      blocks: [
        'Prisoverslaget på hjemmesiden er uforpligtende for begge parter. Efter din forespørgsel får du svar inden for 24 timer og derefter et tilbud med arbejdets indhold, pris, tidsplan og sidste gyldighedsdato.',
        'Aftalen er indgået, når du har underskrevet tilbuddet online eller accepteret det skriftligt. Begge parter får det underskrevne tilbud som PDF. Den, der skriver under, står inde for, at han eller hun må binde firmaet.',
      ],
    },
    {
      id: 'price',
      title: 'Pris',
      blocks: [
        'Priser er i euro ekskl. moms. Vises et beløb i kroner eller en anden valuta, er det omregnet. Tilbuddet angiver det beløb og den valuta, du bliver faktureret i.',
        'Moms beregnes efter reglerne på fakturadatoen. Er du momsregistreret i Danmark, fakturerer jeg som udgangspunkt uden moms, og du afregner selv dansk moms (omvendt betalingspligt). Forbrugere får prisen inkl. moms oplyst i tilbuddet.',
        'Hastearbejde kan forhøje prisen med op til 30 %. Tillægget står i tilbuddet. Arbejde ud over tilbuddet udfører jeg først, når du har godkendt beløb og tid på skrift.',
      ],
    },
    {
      id: 'payment',
      title: 'Betaling',
      blocks: [
        'Fakturaer forfalder 14 dage efter fakturadatoen og betales med bankoverførsel med den reference, der står på fakturaen.',
        [
          'Som udgangspunkt betales 50 % forud og 50 % efter aflevering.',
          'Ved større projekter er forudbetalingen 30–50 %.',
          'Over {{installmentsAbove}} kan vi aftale 2–3 rater med hver sin dato.',
          'Drift og support faktureres hver måned.',
        ],
        'Er en faktura forfalden, kan jeg efter et skriftligt varsel sætte arbejdet i bero, til den er betalt. Ved forsinket betaling kan jeg kræve rente efter loven.',
      ],
    },
    {
      id: 'delivery',
      title: 'Tid og levering',
      blocks: [
        'Vejledende tider er 1–2 uger for små, 3–4 uger for mellemstore og 5–8 uger for store projekter. Den bindende tidsplan står i tilbuddet.',
        'Tiden løber fra den dag, tilbuddet er underskrevet, forudbetalingen er modtaget, og jeg har det materiale, vi har aftalt. Bliver jeg forsinket, giver jeg besked med det samme og oplyser en ny dato. Du kan følge arbejdet i kundeportalen.',
      ],
    },
    {
      id: 'cooperation',
      title: 'Det, du bidrager med',
      blocks: [
        'Du leverer tekster, billeder, priser og adgange som aftalt og svarer på spørgsmål, som regel inden for 5 arbejdsdage. Venter jeg på dig, flytter tidsplanen sig tilsvarende.',
        'Du står inde for, at du må bruge det materiale, du leverer, og at oplysninger om ydelser, autorisationer og priser er rigtige.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Aflevering og godkendelse',
      blocks: [
        'Når arbejdet er færdigt, får du adgang til at prøve det. Du har 10 arbejdsdage til at godkende det eller skrive, hvilke fejl det har i forhold til tilbuddet. Fejlene retter jeg, og så prøver du det igen.',
        'Hører jeg ikke fra dig inden for de 10 arbejdsdage, anses arbejdet for godkendt. Det gør det også, når du tager det i brug over for dine kunder. Småfejl, der ikke hindrer brugen, er ikke grund til at afvise arbejdet, men de bliver rettet. Forbrugeres ufravigelige rettigheder gælder, uanset om fristen er udløbet.',
      ],
    },
    {
      id: 'warranty',
      title: 'Finpudsning og garanti',
      blocks: [
        'I 30 dage efter lanceringen finpudser jeg gratis: små ændringer af tekst, billeder og opstilling inden for det, der er aftalt. Derudover har du 6 måneders garanti mod fejl. Begge frister løber fra lanceringen eller, hvis arbejdet ikke lanceres offentligt, fra godkendelsen.',
        'Der er en fejl, når det leverede ikke virker som beskrevet i tilbuddet. Meld den skriftligt, og beskriv, hvad du ser. Jeg retter den gratis senest 7 arbejdsdage efter, at du har meldt den. Kræver rettelsen længere tid, får du en midlertidig løsning eller en dato.',
        'Garantien dækker ikke fejl, der skyldes indgreb fra andre, ændringer hos tredjeparter eller forkert brug. Er du forbruger, beholder du lovens ufravigelige rettigheder, også efter de 6 måneder.',
      ],
    },
    {
      id: 'ownership',
      title: 'Rettigheder',
      blocks: [
        'Når hele prisen er betalt, har du en tidsubegrænset ret til at bruge, ændre og lade andre ændre det, jeg har lavet til dig. Dine tekster, billeder, data og dit domæne er hele tiden dine.',
        'Åben kode og værktøjer fra andre følger deres egne licenser. Almindelige dele, som jeg genbruger mellem opgaver, må jeg fortsat bruge. Som reference viser jeg arbejdet kun, når du har sagt ja.',
      ],
    },
    {
      id: 'liability',
      title: 'Ansvar',
      blocks: [
        'Jeg er ansvarlig for skade, som jeg forvolder ved at tilsidesætte aftalen. Over for erhvervskunder er ansvaret begrænset til den pris, der er betalt for den pågældende opgave, og omfatter ikke tabt fortjeneste og andet indirekte tab.',
        'Begrænsningen gælder ikke ved forsæt eller grov uagtsomhed, ved personskade, eller hvor loven forbyder den. Ingen af os er ansvarlig for hindringer, som vi ikke er herre over og ikke kunne forudse.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ophævelse og fortrydelse',
      blocks: [
        'Hver part kan ophæve aftalen, hvis den anden misligholder den væsentligt og ikke retter for sig inden for en rimelig frist på skrift. Stopper du et projekt før tid, betaler du for det arbejde, der er udført, og får det udleveret.',
        'Forbrugere kan fortryde en aftale, der er indgået på afstand, inden for 14 dage uden begrundelse. Beder du mig begynde før, betaler du for det, der er udført, når du fortryder. Er arbejdet helt udført med dit udtrykkelige samtykke, ophører retten. Det er nok at skrive til {{mailbox}}.',
      ],
    },
    {
      id: 'personal-data',
      title: 'Personoplysninger',
      blocks: [
        'Dine egne oplysninger behandler jeg som beskrevet på siden Databeskyttelse. Regnskabsmateriale gemmer jeg i 10 år og sagens dokumenter i 3 år efter sagens afslutning. Behandler jeg dine kunders oplysninger for dig, indgår vi en databehandleraftale, før arbejdet begynder.',
      ],
    },
    {
      id: 'final',
      title: 'Afsluttende regler',
      blocks: [
        'Aftalen følger slovakisk ret. Er du forbruger, beholder du den beskyttelse, som ufravigelige regler i dit eget land giver dig. Tvister mellem erhvervsdrivende afgøres af den domstol i Slovakiet, hvor leverandøren hører hjemme. Forbrugere kan få hjælp hos Forbruger Europa, klage til den slovakiske handelsinspektion (Slovenská obchodná inšpekcia, soi.sk) og anlægge sag ved deres egen domstol.',
        'Er en regel ugyldig, gælder resten. Ændringer af aftalen skal være skriftlige; mail og accept i kundeportalen er nok. Nye betingelser gælder kun for aftaler, der indgås efter ændringen. Disse betingelser gælder fra 1. januar 2025.',
      ],
    },
  ],
};
