import type { FaqContent } from '../../content/content.ts';

export const faq: FaqContent = {
  'for-whom': {
    question: 'Hvem laver du hjemmesider til?',
    answer:
      'Til håndværkere og byggefirmaer, fra den selvstændige maler til entreprenøren med flere afdelinger. I prisberegneren kan du vælge mellem otte fag, blandt andet maler, elektriker, VVS-installatør, tagdækker og murer. Er dit fag et andet, skriver du det bare ind. Webshops laver jeg ikke.',
  },
  'who-builds-it': {
    question: 'Hvem er det, der bygger siden?',
    answer:
      'Det gør jeg, {{developer}}. Jeg tegner, skriver, koder og svarer på mails, så du har én at tale med hele vejen. Skal der bruges en fotograf eller en oversætter, siger jeg det på forhånd, og beløbet står på sin egen linje i tilbuddet.',
  },
  'where-you-work': {
    question: 'Arbejder du også her, når du bor i {{country}}?',
    answer:
      'Det meste klarer vi over video og telefon. Jeg arbejder i Danmark, Tjekkiet og Slovakiet. Giver det mening at mødes på værkstedet eller pladsen, kommer jeg, og rejsen står i tilbuddet. Tilbud og aftaler klarer vi på mail.',
  },
  languages: {
    question: 'På hvilke sprog kan siden laves?',
    answer:
      'På dansk, engelsk, tjekkisk og slovakisk. Du kan nøjes med ét eller vælge flere, for eksempel dansk til kunderne og engelsk til udenlandske bygherrer. Hvert sprog får sine egne adresser og tekster, som ikke er kørt gennem en oversættelsesmaskine. Andre sprog klarer jeg med en oversætter, som står på sin egen linje i tilbuddet.',
  },
  'answer-time': {
    question: 'Hvor hurtigt svarer du?',
    answer:
      'Inden for 24 timer, efter at du har sendt forespørgslen. Du får straks en mail med forespørgslens nummer. Har du skrevet et telefonnummer, ringer jeg gerne; ellers får du en mail. Haster det, så ring. Nummeret står under Kontakt.',
  },
  'old-website': {
    question: 'Jeg har allerede en hjemmeside. Skal den smides ud?',
    answer:
      'Ikke nødvendigvis. Jeg ser på den og siger, hvad der kan blive: teksterne, billederne, domænet, måske det hele med nogle rettelser. Bygger jeg nyt, fører de gamle adresser videre til de nye, så gamle links og Google fører det rigtige sted hen.',
  },
  'just-a-page': {
    question: 'Jeg har kun brug for én side. Er det for lidt?',
    answer:
      'Nej, det er en helt almindelig opgave. Hvad du laver, hvor du kører, nogle billeder, anmeldelser og et telefonnummer kan stå på én side, og den er klar på 1 til 2 uger. Vokser firmaet, bygger jeg flere sider på. Du skal ikke begynde forfra.',
  },
  'price-website': {
    question: 'Hvad koster en hjemmeside?',
    answer:
      'Prisen ligger på {{websites}} ekskl. moms. I den lave ende får du én side med kontakt og billeder. I den høje ende får du flere sider, referencer og tekster, som jeg skriver. I prisberegneren ser du dit eget prisspænd efter fire spørgsmål. Det tager højst 60 sekunder.',
  },
  'price-calculator': {
    question: 'Hvad koster en prisberegner til min hjemmeside?',
    answer:
      'En prisberegner koster {{calculators}} ekskl. moms. Et par spørgsmål og én formel ligger lavt. Flere ydelser, billeder fra kunden og et færdigt tilbud som PDF trækker op. Som regel kan den sættes ind på en side, du allerede har, også hvis en anden har bygget den. Det undersøger jeg først.',
  },
  'price-system': {
    question: 'Hvad koster et system til kontoret?',
    answer:
      'Regn med {{automations}} for en automatisering og {{erp}} for et helt system til sagsstyring, begge ekskl. moms. Automatisering er for eksempel, at en forespørgsel selv bliver til et udkast til tilbud. Systemet samler forespørgsler, tilbud, sager, timer og fakturaer. Du kan begynde med det første og bygge videre.',
  },
  'how-price-is-made': {
    question: 'Hvordan når du frem til prisen?',
    answer:
      'Jeg regner de dage, arbejdet tager, og hver linje er forklaret. Opgavens type og størrelse giver grundprisen. Hver funktion har sin egen pris. Hastværk lægger til, og flere funktioner på én gang trækker fra. Prisoverslaget er uforpligtende; tilbuddet bagefter har en fast pris.',
  },
  urgent: {
    question: 'Koster det ekstra, hvis det haster?',
    answer:
      'Ja, op til 30 % mere. Tillægget gælder, når siden skal være klar hurtigst muligt, og jeg må flytte andre opgaver og arbejde om aftenen. Du ser det på sin egen linje, før du sender noget. Kan du vente en måned, er der intet tillæg. Kan fristen ikke holdes, foreslår prisoverslaget den tidligst mulige frist uden tillæg.',
  },
  packages: {
    question: 'Får jeg rabat, når jeg bestiller flere funktioner?',
    answer:
      'Ja. Vælger du mindst {{starterFrom}} funktioner, sparer du {{starterPercent}} % på dem alle, fra {{growthFrom}} funktioner {{growthPercent}} % og fra {{premiumFrom}} funktioner {{premiumPercent}} %. Flere funktioner koster dog aldrig mindre end færre. Når jeg alligevel har siden åben, går de næste funktioner hurtigere, og det får du gavn af. Prisberegneren regner automatisk rabatten med.',
  },
  installments: {
    question: 'Kan jeg betale i rater?',
    answer:
      'Ja, når prisen er over {{installmentsAbove}}, kan du dele den i 2–3 rater. Raterne følger arbejdet: den første ved bestilling, den sidste efter aflevering og ved tre rater én undervejs. Beløb og datoer for hver rate står i tilbuddet, før du skriver under. Det koster ikke ekstra.',
  },
  'deposit-and-invoice': {
    question: 'Hvornår skal jeg betale, og hvordan?',
    answer:
      'Som udgangspunkt betaler du 50 % forud og 50 % efter aflevering. Ved større opgaver kan forudbetalingen være 30–50 %. Du betaler med bankoverførsel; kontonummer og reference står på fakturaen. Fristen er 14 dage fra fakturadatoen, og priserne er ekskl. moms.',
  },
  'monthly-costs': {
    question: 'Hvad koster siden om måneden bagefter?',
    answer:
      'Drift og support er valgfrit og koster {{maintenance}} om måneden ekskl. moms. Det dækker opdateringer, backup, overvågning og små rettelser og kan siges op med en måneds varsel til udgangen af en måned. Domæne og webhotel betaler du altid selv hos udbyderen. Uden aftalen retter jeg ting til en pris, vi aftaler først.',
  },
  phone: {
    question: 'Virker siden på telefonen?',
    answer:
      'Ja, den bliver tegnet til telefonen først. De fleste kunder leder efter en håndværker på mobilen, tit udenfor og med én hånd fri. Derfor er skriften stor, knapperne brede og nummeret til at trykke på. Jeg prøver siden på både iPhone og Android, før den går i luften.',
  },
  'edit-myself': {
    question: 'Kan jeg selv rette tekster og billeder?',
    answer:
      'Ja, hvis du vælger funktionen »Ret selv indholdet«. Så skifter du tekster, priser og billeder fra telefonen eller computeren uden at kunne ødelægge designet. Ved afleveringen viser jeg dig hvordan, og du får en kort vejledning. Vil du ikke selv, sender du rettelsen til mig, som en del af driftsaftalen eller til en pris, vi aftaler først.',
  },
  'domain-and-email': {
    question: 'Hvem ejer domænet og mailadresserne?',
    answer:
      'Det gør du. Domænet bliver registreret i dit firmas navn, for .dk-domæner hos Punktum dk, og du får alle adgangskoder. Har du allerede et domæne, bruger vi det. Jeg sætter mailadresserne op på telefon og computer, og skal en postkasse flyttes, passer jeg på de gamle mails.',
  },
  speed: {
    question: 'Hvor hurtig bliver siden?',
    answer:
      'Jeg sigter efter 2 sekunder på en almindelig telefon med mobilnet. Billeder bliver gjort mindre, og der er ingen tunge udvidelser. Jeg måler hastigheden med Googles åbne måleværktøj før afleveringen og sender dig tallene, så du selv kan måle efter.',
  },
  backups: {
    question: 'Hvad sker der, hvis siden går ned, eller noget bliver slettet?',
    answer:
      'Med en aftale om drift og support lægger jeg den seneste kopi tilbage. Der tages jævnligt backup, den ligger et andet sted end siden, og gendannelsen bliver prøvet. Går siden ned, får jeg automatisk besked og tager det først. Uden aftalen får du en kopi ved afleveringen, tager selv de næste, og reparationen får en pris først.',
  },
  'personal-data': {
    question: 'Overholder siden reglerne for persondata?',
    answer:
      'Jeg bygger den, så den kan overholde dem. Formularerne spørger kun om det, du skal bruge, og kun nødvendige cookies bliver sat, før den besøgende har valgt. Du får et udkast til privatlivspolitik. Du er selv dataansvarlig, og behandler jeg dine kunders data, laver vi en databehandleraftale. Særlige tilfælde bør en jurist se på.',
  },
  'accounting-links': {
    question: 'Kan siden kobles til mit regnskabsprogram?',
    answer:
      'Ja, når programmet kan tage imod data udefra. Det kan blandt andet e-conomic, Dinero og Billy. Kunde og fakturalinjer bliver sendt over, så du ikke taster dem to gange. Jeg undersøger dit program, før jeg giver prisen, og kan det ikke kobles direkte, laver jeg en fil, som bogholderen kan indlæse.',
  },
  start: {
    question: 'Hvordan kommer vi i gang?',
    answer:
      'Du svarer på fire spørgsmål i prisberegneren og sender forespørgslen. Det tager højst 60 sekunder, eller 3 til 5 minutter med funktioner og beskrivelse. Senest 24 timer efter hører du fra mig. Derefter får du et tilbud med fast pris, og når det er underskrevet, og forudbetalingen er gået ind, begynder jeg.',
  },
  duration: {
    question: 'Hvor lang tid tager det?',
    answer:
      'En lille side tager 1 til 2 uger, en mellemstor 3 til 4 uger og en stor 5 til 8 uger. Tiden løber, fra jeg har underskrift, forudbetaling og det aftalte materiale. Det, der oftest forsinker, er tekster og billeder, så dem aftaler vi en dato for i tilbuddet. De færdige dele ser du på en prøveadresse undervejs.',
  },
  'what-you-need': {
    question: 'Hvad skal jeg have klar?',
    answer:
      'CVR-nummer, logo hvis du har et, 10–20 billeder af dit arbejde og en liste over det, du laver. Det må gerne være rodet. Skal vi lave en prisberegner, skal jeg også bruge dine priser pr. meter eller time. Resten spørger jeg om i telefonen.',
  },
  'texts-and-photos': {
    question: 'Hvem skriver teksterne og tager billederne?',
    answer:
      'Teksterne kan jeg skrive efter en samtale på en halv time; det er en funktion med sin egen pris. Du læser dem igennem og retter det, der ikke lyder som dig. Billederne tager du selv med telefonen. Jeg sender en kort vejledning og gør dem klar.',
  },
  changes: {
    question: 'Hvad hvis jeg ombestemmer mig undervejs?',
    answer:
      'Så siger du til. Du ser tegningen, før jeg bygger, og her er rettelser inden for det aftalte en del af prisen. Småting retter jeg også senere uden tillæg. Kommer der nyt til, får du et tillæg på skrift med beløb og dage, og jeg går først i gang, når du har sagt ja.',
  },
  signing: {
    question: 'Hvordan skriver jeg under på tilbuddet?',
    answer:
      'På afstand, uden at noget skal printes. Du får tilbuddet som PDF på mail, læser linjerne, prisen og datoerne og skriver under på telefonen eller computeren, eller du siger ja i en mail. Har du spørgsmål, så skriv, før du skriver under, og jeg sender en ny udgave.',
  },
  warranty: {
    question: 'Hvad hvis der er fejl, når siden er i luften?',
    answer:
      'De første 30 dage efter lanceringen finpudser jeg gratis, og i 6 måneder har du garanti mod fejl. En fejl er, når noget ikke virker, som tilbuddet beskriver. Den retter jeg gratis inden for 7 arbejdsdage, og kræver den længere tid, inden en dato, vi aftaler. Skriv, hvad du gjorde, og hvad der skete, gerne med et skærmbillede.',
  },
};
