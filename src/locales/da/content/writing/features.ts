import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import type { UnnamedFeatures } from '../../../content/named-features.ts';

export const categories: WritingTexts['categories'] = {
  'lead-generation': 'forespørgsler',
  portfolio: 'galleri og eksempler på arbejde',
  calculator: 'beregnere og tilbud i PDF',
  booking: 'tidsbestilling og påmindelser',
  location: 'kort, afdelinger og lokal søgning',
  content: 'egne rettelser, sprog, blog og tekster',
};

export const features: UnnamedFeatures = {
  'inquiry-form': {
    phrase: 'en forespørgselsformular',
    text: 'Kunden beskriver opgaven, så du kan give en pris uden at ringe tilbage først.',
    criteria: [
      'Formularen spørger om sted, dato og dette: {{measures}}. Kun navn, kontaktoplysninger og beskrivelse skal udfyldes.',
      'Forespørgslen er i din indbakke inden for et minut, og kunden får besked om, hvornår du vender tilbage.',
      'Mangler der noget, står beskeden ved feltet, og det, kunden har skrevet, går ikke tabt.',
    ],
  },
  'callback-request': {
    phrase: 'ring mig op',
    text: 'Den, der ikke har lyst til at skrive, efterlader et nummer og et tidspunkt.',
    criteria: [
      'Et nummer og formiddag eller eftermiddag er nok; det tager højst tre tryk.',
      'Beskeden med nummeret, klar til at ringe op, kommer på mail inden for et minut.',
      'Uden for arbejdstid siger formularen, hvornår du tidligst ringer.',
    ],
  },
  'photo-inquiry': {
    phrase: 'forespørgsler med billeder',
    text: 'Kunden fotograferer stedet med telefonen, og du ved, hvad du kører ud til.',
    criteria: [
      'Der kan vedhæftes op til 8 billeder fra kamera eller album.',
      'Billederne gøres mindre før afsendelse, så de når frem selv med dårligt signal, og man ser, hvor meget der mangler.',
      'Stedoplysninger fjernes fra billederne, og kun du kan åbne dem.',
    ],
  },
  newsletter: {
    phrase: 'et nyhedsbrev',
    text: 'Du minder faste kunder om sæsonens opgaver, før de finder en anden.',
    criteria: [
      'Tilmelding bekræftes med et link i en mail, og man framelder sig med ét tryk.',
      'Du skriver, ser en prøve og sender uden min hjælp.',
      'For hver udsendelse ser du, hvor mange der fik den, og hvor mange den ikke nåede.',
    ],
  },
  'photo-gallery': {
    phrase: 'et billedgalleri',
    text: 'Færdige opgaver, sorteret, så man hurtigt finder en, der ligner ens egen.',
    criteria: [
      'Billeder kan sorteres efter type arbejde, og hvert har en tekst med sted og år.',
      'Et galleri med 30 billeder vises på en telefon på 4G inden for 2,5 sekunder.',
      'Man bladrer med finger og tastatur, og billederne har tekst til skærmlæsere.',
    ],
  },
  'before-after': {
    phrase: 'før og efter',
    text: 'En skyder mellem to billeder viser forskellen bedre end ord.',
    criteria: [
      'Skyderen virker med finger, mus og tastatur.',
      'Begge billeder er tydeligt mærket, også når man ikke flytter skyderen.',
      'Mindst fem billedpar er på siden ved lanceringen.',
    ],
  },
  'case-studies': {
    phrase: 'historier om opgaver',
    text: 'Opgave, forløb og resultat overbeviser den, der er i tvivl.',
    criteria: [
      'Hver historie har opgave, forløb, et resultat med ét tal og mindst fire billeder.',
      'Mindst tre historier er på siden ved lanceringen, med kundernes samtykke.',
      'Fra historien er der et link til ydelsen og til forespørgslen.',
    ],
  },
  reviews: {
    phrase: 'anmeldelser',
    text: 'Ægte anmeldelser fra Google dér, hvor kunden bestemmer sig.',
    criteria: [
      'Anmeldelserne er fra din virksomhedsprofil, højst en dag gamle, med navn og dato.',
      'Svarer Google ikke, vises de senest hentede.',
      'Når en opgave er færdig, sender du kunden et link til at anmelde med ét tryk.',
    ],
  },
  'price-calculator': {
    phrase: 'en prisberegner',
    text: 'Kunden finder selv en vejledende pris, og du får en forespørgsel med mål.',
    criteria: [
      'Beregneren spørger om dette: {{measures}}.',
      'Resultatet er et prisspænd med en forklaring og en sætning om, at den præcise pris kommer efter besigtigelsen.',
      'Du retter selv satserne, og på tyve af dine egne opgaver afviger resultatet højst 10 % fra din pris.',
    ],
  },
  'material-calculator': {
    phrase: 'en materialeberegner',
    text: 'Kunden ser, hvor meget der skal bruges, og kommer tilbage, når det skal laves.',
    criteria: [
      'Beregneren regner dette ud: {{material}}.',
      'Resultatet har tillæg for spild og kan sendes på mail eller printes.',
      'Du retter selv forbrug pr. enhed.',
    ],
  },
  'quote-generator': {
    phrase: 'tilbud som PDF',
    text: 'Kundens svar bliver til et udkast til tilbud, som du bare skal se igennem og sende.',
    criteria: [
      'Tilbuddet har dit logo, linjer, beløb med og uden moms, gyldighed og et løbenummer.',
      'Intet sendes til kunden, før du siger god for det.',
      'Sendte tilbud bliver gemt og kan ikke ændres.',
    ],
  },
  'appointment-booking': {
    phrase: 'booking af besigtigelse',
    text: 'Kunden vælger selv en ledig tid til besigtigelse uden at ringe til dig på stilladset.',
    criteria: [
      'Kun de tider, du har åbnet for, vises, og to kan ikke tage den samme.',
      'Bookingen bekræftes på mail med adresse, tid og et link til at flytte eller aflyse.',
      'Ferie eller en fuld dag lukker du fra telefonen på et halvt minut.',
    ],
  },
  'calendar-sync': {
    phrase: 'integration med kalender',
    text: 'Nye tider står straks i din kalender, og det, der er optaget, kan ikke bookes.',
    criteria: [
      'En ny tid står i Google- eller Outlook-kalenderen inden for fem minutter.',
      'Bliver en tid optaget i kalenderen, forsvinder den inden for fem minutter.',
      'Ryger forbindelsen, får du en mail, og bookingerne er stadig gemt.',
    ],
  },
  reminders: {
    phrase: 'påmindelser',
    text: 'Kunden husker besøget, og du kører ikke forgæves.',
    criteria: [
      'Dagen før sendes en sms eller mail med tid, adresse og navnet på den, der kommer.',
      'Tiden kan bekræftes eller flyttes fra beskeden.',
      'Er tiden aflyst, sendes der ingen påmindelse.',
    ],
  },
  'service-area-map': {
    phrase: 'et kort over området',
    text: 'Alle ser med det samme, om du kommer ud til dem.',
    criteria: [
      'Kortet viser, hvor du kører, og ved siden af står byerne som tekst.',
      'Kunden skriver sin by og ser, om du kommer, og hvad kørslen koster.',
      'Kortet hentes først, når nogen åbner det, så det ikke gør siden langsom.',
    ],
  },
  branches: {
    phrase: 'afdelinger',
    text: 'Hver afdeling har sin egen side med folk, telefon og åbningstid.',
    criteria: [
      'Hver afdeling har egen adresse på siden, telefon, åbningstid og kort.',
      'En forespørgsel fra afdelingen går til den, der leder afdelingen.',
      'Du opretter og lukker selv afdelinger.',
    ],
  },
  'local-search': {
    phrase: 'lokal søgning',
    text: 'Den, der søger dit fag i området, finder dig i Google Maps og i søgningen.',
    criteria: [
      'Virksomhedsprofilen på Google er bekræftet og har samme navn, telefon og åbningstid som siden.',
      'Siderne om ydelser nævner arbejdet og de byer, du laver det i.',
      'To måneder efter lanceringen får du en oversigt over de ord, folk fandt dig på.',
    ],
  },
  multilingual: {
    phrase: 'flere sprog',
    text: 'De, der ikke taler dansk, kan læse det hele på deres eget sprog.',
    criteria: [
      'Alt findes på hvert sprog, og skifter man sprog, bliver man på samme side.',
      'Formularer, beskeder og de mails, kunden får, er også oversat.',
      'Oversættelserne læses af en, der har sproget som modersmål.',
    ],
  },
  blog: {
    phrase: 'en blog',
    text: 'Svar på det, kunderne altid spørger om, trækker flere til.',
    criteria: [
      'Du skriver en artikel med billeder, gemmer en kladde og udgiver den selv.',
      'Hver artikel fører til den ydelse, den handler om.',
      'Tre artikler er på siden ved lanceringen.',
    ],
  },
  'own-editing': {
    phrase: 'mulighed for selv at rette indholdet',
    text: 'Du retter selv tekster, priser og billeder, når der er brug for det.',
    criteria: [
      'Efter en halv times oplæring retter du tekst, pris og billede fra telefonen uden min hjælp.',
      'Hver ændring kan ses, før den går i luften, og fortrydes bagefter.',
      'En rettelse kan ikke ødelægge sidens udseende.',
    ],
  },
  copywriting: {
    phrase: 'færdige tekster',
    text: 'Jeg skriver teksterne ud fra en times samtale med dig, på dine kunders sprog.',
    criteria: [
      'Du får alle siders tekster på én gang til rettelser, før jeg bygger.',
      'To runder rettelser er med i prisen.',
      'Alt, der står om firmaet, har du sagt god for.',
    ],
  },
};

export const featurePages: WritingTexts['featurePages'] = {
  'inquiry-form': {
    title: 'Forespørgsel',
    text: 'En formular i tre trin og telefonnummeret lige ved siden af til den, der hellere ringer.',
  },
  'photo-gallery': { title: 'Vores arbejde', text: 'Galleri, sorteret efter type arbejde.' },
  'case-studies': { title: 'Historier om opgaver', text: 'En oversigt og en side for hver opgave.' },
  'price-calculator': {
    title: 'Hvad koster det',
    text: 'Beregner med et prisspænd, der kan sendes med forespørgslen.',
  },
  'material-calculator': { title: 'Hvor meget skal der bruges', text: 'Beregning med tillæg for spild og udskrift.' },
  'appointment-booking': { title: 'Book en besigtigelse', text: 'Ledige tider, adresse og bekræftelse.' },
  'service-area-map': { title: 'Her kører vi', text: 'Kort, liste over byer og pris for kørsel.' },
  branches: { title: 'Afdelinger', text: 'En oversigt og en side for hver afdeling.' },
  blog: { title: 'Gode råd', text: 'En oversigt over artikler og en side for hver.' },
};

export const featureSupplies: WritingTexts['featureSupplies'] = {
  newsletter: { title: 'Liste over modtagere', text: 'Mailadresser på kunder, der har sagt ja, hvis du har dem.' },
  'photo-gallery': { title: 'Tekst til galleriet', text: 'Type arbejde, by og år til hvert billede.' },
  'before-after': { title: 'Billedpar', text: 'Mindst fem par fra samme sted, før og efter.' },
  'case-studies': {
    title: 'Tre opgaver at fortælle om',
    text: 'En kort samtale om hver, fire billeder og kundens samtykke.',
  },
  reviews: {
    title: 'Adgang til virksomhedsprofilen',
    text: 'Invitér mig som administrator på Google; er der ingen profil, opretter jeg den.',
  },
  'price-calculator': {
    title: 'Prisliste og prøveopgaver',
    text: 'Satser, tillæg og tyve færdige opgaver med mål og pris, som jeg prøver beregneren på.',
  },
  'material-calculator': {
    title: 'Materialeforbrug',
    text: 'Forbrug pr. enhed og det sædvanlige spild for hvert materiale.',
  },
  'quote-generator': {
    title: 'Eksempel på et tilbud',
    text: 'To tilbud, som du sender dem i dag, og dine betalingsbetingelser.',
  },
  'appointment-booking': {
    title: 'Tider til besigtigelse',
    text: 'Dage og timer, hvor længe et besøg varer, og køretid imellem.',
  },
  'calendar-sync': { title: 'Adgang til kalenderen', text: 'Den Google- eller Outlook-konto, du har tiderne i.' },
  reminders: { title: 'Tekst til påmindelsen', text: 'Dit ja til den korte tekst og til det navn, kunden ser.' },
  branches: {
    title: 'Oplysninger om afdelinger',
    text: 'Adresse, telefon, åbningstid, leder og et billede af hver afdeling.',
  },
  'local-search': {
    title: 'Virksomhedsprofil på Google',
    text: 'Adgang til profilen, firmaets præcise navn og de byer, du arbejder i.',
  },
  multilingual: {
    title: 'Sprog og godkendelse',
    text: 'Listen over sprog, og hvem i firmaet der godkender oversættelsen.',
  },
  blog: { title: 'Kundernes spørgsmål', text: 'De ti spørgsmål, du oftest får; tre af dem bliver de første artikler.' },
  copywriting: { title: 'En times samtale', text: 'En time i telefonen med den, der kender arbejdet bedst.' },
};

export const featureQuestions: WritingTexts['featureQuestions'] = {
  'callback-request': 'I hvilke timer ringer du tilbage, og hvem har telefonen, når du er på pladsen?',
  newsletter: 'Hvor tit vil du skrive, og til hvem først?',
  reviews: 'Skal alle anmeldelser vises eller kun dem med tekst?',
  'price-calculator':
    'Skal beregneren vise prisen med det samme eller først, når kunden har skrevet sine kontaktoplysninger? Jeg anbefaler med det samme.',
  'quote-generator': 'Laver du tilbud i et andet program, som de skal overføres til?',
  'appointment-booking': 'Er besøget gratis, eller betales det og trækkes fra prisen?',
  reminders: 'Sms eller mail? Sms betaler du pr. styk til teleselskabet.',
  'service-area-map': 'Hvor langt kører du gratis, og hvad koster kørslen derefter?',
  multilingual: 'Hvilke sprog skal være klar ved lanceringen, og hvilke kan vente?',
  'own-editing': 'Hvem i firmaet skal rette indholdet, og på hvilken enhed?',
};
