import type { topics as reference } from '../sk/topics.ts';

export const topics: typeof reference = {
  meta: { title: 'Mailindstillinger | {{brand}}', description: 'Vælg, hvilke mails du vil have.' },
  title: 'Mailindstillinger',
  address: 'Gælder for {{email}}.',
  topics: {
    messages: {
      title: 'Nye beskeder',
      text: 'Når jeg skriver til dig om en forespørgsel eller et projekt, og du ikke har læst det i portalen.',
    },
    approvals: { title: 'Milepæle til godkendelse', text: 'Når en del af projektet er færdig og venter på dig.' },
    material: {
      title: 'Manglende materiale',
      text: 'Når jeg venter på dine tekster, billeder eller adgangsoplysninger.',
    },
    'quote-reminders': {
      title: 'Påmindelser om tilbud',
      text: 'Når du ikke har åbnet et tilbud, eller det snart udløber.',
    },
    'payment-reminders': {
      title: 'Første betalingspåmindelse',
      text: 'En venlig besked lige efter forfald. Senere påmindelser kommer altid.',
    },
    references: {
      title: 'Anmodning om udtalelse',
      text: 'Når et projekt er færdigt, og jeg gerne vil have et par ord fra dig.',
    },
  },
  legend: 'Send mig mails om',
  save: 'Gem valg',
  section: {
    title: 'Mails',
    lead: 'Du finder det hele i portalen, også uden mails.',
    address: 'Gælder for din adresse {{email}}. Dine kolleger vælger selv.',
    unverified: 'Bekræft først din mailadresse. Så kan du vælge, hvad der skal sendes til den.',
  },
  failed: 'Mailindstillingerne kunne ikke hentes',
  isOn: 'Du får disse mails.',
  isOff: 'Du får ikke disse mails.',
  turnOff: 'Slå disse mails fra',
  turnOn: 'Slå til igen',
  notOptional: 'Disse mails kan ikke slås fra lige nu.',
  others: 'Andre mails',
  othersHint: 'De mails, du har markeret, får du stadig.',
  news: {
    off: 'Slået fra. Du får ikke flere af disse mails.',
    on: 'Slået til. Du får disse mails igen.',
    saved: 'Dit valg er gemt',
  },
  always: {
    title: 'Mails, der altid kommer',
    contract: 'Tilbud og underskrevne aftaler, fordi de er bindende.',
    documents: 'Betalingsanmodninger, fakturaer og senere påmindelser, fordi de har frister.',
    security: 'Ændringer af adgangskode, adresse og adgang, så du hører om dem i tide.',
    receipt: 'Kvitteringen for en forespørgsel, du har sendt eller trukket tilbage.',
    'asked-for': 'Svar på dine spørgsmål og links, du har bedt om.',
  },
  unknown: {
    title: 'Linket virker ikke',
    text: 'Kopiér hele linket fra mailen. Du kan også vælge mails i portalens indstillinger.',
    settings: 'Åbn indstillinger',
  },
  office: { title: 'Mails, der er slået fra' },
};
