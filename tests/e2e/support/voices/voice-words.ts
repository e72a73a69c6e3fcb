import type { Language } from '#domain/languages.ts';

/** What the owner writes of a project. */
export type ToldStudy = { title: string; task: string; solution: string; figure: string; result: string };

/** What a customer of a language says, and what the owner writes of their project. */
export type VoiceWords = { text: string; label: string; alt: string; study: ToldStudy };

export const voiceWords: Record<Language, VoiceWords> = {
  sk: {
    text: 'Ľudia si zadajú plochu, vidia cenu a pošlú fotku. Volám už len tým, čo to myslia vážne.',
    label: 'Dopyty z webu mesačne',
    alt: 'Hotová strecha',
    study: {
      title: 'Cena strechy hneď v dopyte',
      task: 'Firma strácala pol dňa každou obhliadkou, z ktorej nič nebolo.',
      solution: 'Na web pribudla kalkulačka, z ktorej príde dopyt s plochou a fotkou.',
      figure: '3 → 11',
      result: 'dopytov z webu mesačne',
    },
  },
  cs: {
    text: 'Lidé si zadají plochu, vidí cenu a pošlou fotku. Volám už jen těm, kdo to myslí vážně.',
    label: 'Poptávky z webu za měsíc',
    alt: 'Hotová střecha',
    study: {
      title: 'Cena střechy hned v poptávce',
      task: 'Firma ztrácela půl dne každou obhlídkou, ze které nic nebylo.',
      solution: 'Na web přibyla kalkulačka, ze které přijde poptávka s plochou a fotkou.',
      figure: '3 → 11',
      result: 'poptávek z webu za měsíc',
    },
  },
  da: {
    text: 'Folk taster arealet, ser prisen og sender et billede. Nu ringer jeg kun til dem, der mener det.',
    label: 'Forespørgsler om måneden',
    alt: 'Det færdige tag',
    study: {
      title: 'Tagets pris direkte i forespørgslen',
      task: 'Firmaet mistede en halv dag på hver besigtigelse, der ikke blev til noget.',
      solution: 'Siden fik en prisberegner, så en forespørgsel kommer med areal og billede.',
      figure: '3 → 11',
      result: 'forespørgsler om måneden',
    },
  },
  en: {
    text: 'People enter the area, see the price and send a photo. Now I only call those who mean it.',
    label: 'Requests a month',
    alt: 'The finished roof',
    study: {
      title: 'The price of a roof right in the request',
      task: 'The firm lost half a day on every site visit that led nowhere.',
      solution: 'The site got a calculator, so a request arrives with the area and a photo.',
      figure: '3 → 11',
      result: 'requests a month',
    },
  },
};
