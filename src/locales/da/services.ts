import type { Translated } from '../translated.ts';
import type { services as reference } from '../sk/services.ts';

export const services: Translated<typeof reference> = {
  meta: {
    title: 'Ydelser og priser til håndværkere | {{brand}}',
    description:
      'Hjemmesider, prisberegnere, booking, firmasystemer og drift. Pris og arbejdstid ved hver ydelse, ekskl. moms og uden noget med småt.',
  },
  title: 'Ydelser',
  lead: 'Syv ting, jeg laver. Ved hver kan du se, hvad den koster, og hvem den passer til.',
  monthly: '{{price}} om måneden',
  unsure: {
    title: 'I tvivl om, hvad du skal bruge?',
    text: 'Svar på fire spørgsmål. Prisberegneren foreslår omfanget og viser prisen.',
    action: 'Beregn din pris',
  },
  sections: {
    benefits: 'Det får du ud af det',
    features: 'Det kan være med',
    process: 'Sådan gør jeg',
    useCases: 'Sådan kan det se ud',
    pricing: 'Det afgør prisen',
    questions: 'Spørgsmål om ydelsen',
    related: 'Andre ydelser',
  },
  prices: {
    onePageWebsite: 'Én side',
    companyWebsite: 'Hjemmeside til firmaet',
    rebuiltWebsite: 'Renovering af hjemmeside',
    calculators: 'Prisberegner',
    automations: 'Automatisering',
    erp: 'Sagsstyring',
    maintenance: 'Drift og support',
  },
  vat: 'Priserne er for virksomheder og ekskl. moms. Er du forbruger, står prisen inkl. moms i tilbuddet.',
  notFound: {
    title: 'Den ydelse har jeg ikke',
    text: 'Der er ingen ydelse på denne adresse. Her er alt, hvad jeg laver.',
  },
};
