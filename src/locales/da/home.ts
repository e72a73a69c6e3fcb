import type { Translated } from '../translated.ts';
import type { home as reference } from '../sk/home.ts';

export const home: Translated<typeof reference> = {
  meta: {
    title: 'Hjemmesider til håndværkere og byggefirmaer | {{brand}}',
    description:
      'Hjemmeside, prisberegner eller app til dit håndværkerfirma. Fire spørgsmål, en klar pris med forklaring og svar inden for 24 timer.',
  },
  hero: {
    title: 'En hjemmeside i lod og vater.',
    lead: 'Hjemmesider og prisberegnere til håndværkere. Du ser prisen med det samme.',
    action: 'Beregn din pris',
    hint: 'Fire spørgsmål, højst et minut. Ingen tilmelding.',
    drawing: 'Teknisk tegning af en husfacade med lodsnor',
  },
  facts: {
    label: 'Kort fortalt',
    answer: { figure: '24 timer', text: 'går der højst, før du hører fra mig' },
    price: { figure: 'fra {{price}}', text: 'for en hjemmeside til et lille firma' },
    fixes: { figure: '30 dage', text: 'gratis finpudsning efter lanceringen og 6 måneders garanti mod fejl' },
  },
  specialization: {
    title: 'Jeg bygger kun til håndværk og byggeri',
    lead: 'En tagdækker skal bruge noget andet end en maler. Her ser du, hvad siden kan gøre for dit fag.',
    trades: {
      painter: { name: 'Maler', text: 'Før og efter på samme billede, med en skyder imellem' },
      electrician: { name: 'Elektriker', text: 'Forespørgsel med foto af tavlen og påmindelse om eftersyn' },
      plumber: { name: 'VVS-installatør', text: 'Kunden booker selv service og ser ledige tider' },
      roofer: { name: 'Tagdækker', text: 'Pris på nyt tag ud fra areal, hældning og materiale' },
      mason: { name: 'Murer', text: 'Forespørgsler, tilbud og sager samlet på ét sted' },
      carpenter: { name: 'Snedker og tømrer', text: 'Billedgalleri sorteret efter køkken, terrasse og tag' },
      tiler: { name: 'Flisemurer', text: 'Bliv fundet på Google Maps i de byer, hvor du arbejder' },
      insulation: { name: 'Isolering', text: 'Beregner, der viser prisen før og efter tilskud' },
      custom: { name: 'Andre fag og entreprenører', text: 'Sider for hvert projekt, flere sprog og afdelinger' },
    },
    action: 'Se projekterne',
  },
  skills: {
    title: 'Det kan du bruge mig til',
    lead: 'Én mand laver det hele, så intet går tabt mellem grafiker, programmør og sælger.',
    items: {
      speed: {
        title: 'Hurtige sider',
        text: 'Siden er bygget, så den åbner hurtigt, også når telefonen kun har to streger.',
      },
      writing: {
        title: 'Tekster om faget',
        text: 'Vi taler sammen en halv time, og så skriver jeg svarene på det, dine kunder spørger om.',
      },
      calculators: {
        title: 'Prisberegnere',
        text: 'Kunden taster mål, vælger materiale og får et prisspænd, der er regnet ud fra dine priser.',
      },
      search: {
        title: 'Lokal synlighed',
        text: 'Jeg sætter din Google-profil op og laver en side for hver by, så folk i nærheden finder dig.',
      },
      connections: {
        title: 'Integrationer',
        text: 'Forespørgslen lander i din kalender eller dit regnskab uden at blive tastet igen.',
      },
      care: {
        title: 'Drift og support',
        text: 'Efter lanceringen sørger jeg for opdateringer og backup og retter det, du skriver til mig om.',
      },
    },
  },
  statistics: {
    title: 'I tal',
    lead: 'Kun tal, du selv kan efterprøve her på siden.',
    items: {
      trades: { figure: '{{number}}', text: 'fag at vælge imellem i prisberegneren, og du kan selv skrive et andet' },
      countries: { figure: '{{number}}', text: 'lande: Danmark, Tjekkiet og Slovakiet' },
      languages: { figure: '{{number}}', text: 'sprog: dansk, engelsk, tjekkisk og slovakisk' },
      minute: { figure: '{{number}} sek.', text: 'tager det højst at få en pris' },
    },
  },
  products: {
    title: 'Eksempler på værktøjer fra samme værksted',
    lead: 'To opdigtede eksempler på færdige værktøjer. Et lignende bygger jeg til dig.',
    diary: {
      kind: 'Byggedagbog på telefonen',
      text: 'Svendene tager billeder og noterer timer og materialer på pladsen. Når dagen er omme, er dagbogen skrevet.',
    },
    area: {
      kind: 'Prisberegner efter areal',
      text: 'Kunden indtaster kvadratmeter på din egen hjemmeside og får en pris. Priserne retter du selv.',
    },
  },
  process: {
    title: 'Sådan arbejder jeg',
    lead: 'Samme rækkefølge som på en byggeplads.',
    steps: {
      survey: {
        title: 'Opmåling',
        text: 'Jeg finder ud af, hvem der ringer til dig, hvad de spørger om, og hvilke opgaver du vil have flere af.',
      },
      drawing: {
        title: 'Tegning',
        text: 'Du får hver side som tegning med rigtige tekster. Ændringer er billigst her.',
      },
      build: { title: 'Byggeri', text: 'Jeg bygger på en prøveadresse, hvor du kan klikke rundt fra første uge.' },
      check: {
        title: 'Kontrol',
        text: 'Telefon, computer, formularer, hastighed og stavning, gennemgået punkt for punkt.',
      },
      handover: {
        title: 'Aflevering',
        text: 'Siden går i luften på dit domæne. Du får adgangskoderne og en kort gennemgang.',
      },
    },
  },
  collaboration: {
    title: 'Sådan foregår det',
    lead: 'Fra det første klik til den færdige hjemmeside ved du, hvad der sker.',
    steps: {
      estimate: {
        title: 'Du ser prisen',
        text: 'Du svarer på fire spørgsmål. Du får et prisspænd og en begrundelse for hver linje.',
      },
      call: {
        title: 'Jeg kontakter dig',
        text: 'Inden for 24 timer ringer eller skriver jeg. Vi ser på, hvad du skal bruge, og hvad du kan undvære.',
      },
      quote: {
        title: 'Du får et tilbud',
        text: 'Fast pris og tidsplan på skrift. Når du har skrevet under og betalt forudbetalingen, går jeg i gang.',
      },
      build: {
        title: 'Jeg bygger og afleverer',
        text: 'Du ser de færdige dele på en prøveadresse. Efter lanceringen finpudser jeg gratis i 30 dage, og du har 6 måneders garanti mod fejl.',
      },
    },
  },
  testimonials: {
    realTitle: 'Det siger kunderne',
    realLead: 'Deres egne ord om afsluttede projekter.',
    title: 'Eksempler på udtalelser',
    lead: 'Sådan kommer kundernes ord til at stå her, når de har sagt ja til det.',
    label: 'Udtalelser fra kunder',
    sample: 'Eksempler: Firmaerne og udtalelserne er opdigtede.',
    carousel: 'karrusel',
    slide: 'slide',
    previous: 'Forrige udtalelse',
    next: 'Næste udtalelse',
    pause: 'Stop afspilning',
    play: 'Start afspilning',
    position: 'Udtalelse {{number}} af {{count}}',
    goTo: 'Vis udtalelse {{number}}',
  },
  prices: {
    title: 'Hvad det koster',
    lead: 'Priser for virksomheder, ekskl. moms. Prisberegneren giver dig et mere præcist tal.',
    columns: { work: 'Opgave', price: 'Pris' },
    rows: {
      websites: 'Hjemmeside til firmaet',
      calculators: 'Prisberegner til hjemmesiden',
      automations: 'Automatisering (forespørgsler, tilbud, fakturaer)',
      erp: 'System til sagsstyring',
      maintenance: 'Drift og support af hjemmesiden',
    },
    monthly: '{{price}}\nom måneden',
    note: 'Over {{amount}} kan du betale i 2–3 rater.',
  },
  closing: {
    title: 'Har du et minut?',
    text: 'Så lang tid tager det at se, hvad din hjemmeside koster.',
    action: 'Beregn prisen',
  },
};
