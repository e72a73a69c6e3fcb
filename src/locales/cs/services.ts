import type { Translated } from '../translated.ts';
import type { services as reference } from '../sk/services.ts';

export const services: Translated<typeof reference> = {
  meta: {
    title: 'Služby a ceny pro řemeslné firmy | {{brand}}',
    description:
      'Weby, kalkulačky, rezervace, firemní systémy a péče o web. U každé služby doba práce a cena bez DPH, nic drobným písmem.',
  },
  title: 'Služby',
  lead: 'Sedm věcí, které dělám. U každé vidíte, kolik stojí a komu se hodí.',
  monthly: '{{price}} měsíčně',
  unsure: {
    title: 'Nevíte, kterou potřebujete?',
    text: 'Odpovězte na čtyři otázky. Kalkulačka navrhne rozsah a ukáže cenu.',
    action: 'Zjistit cenu',
  },
  sections: {
    benefits: 'Co vám to přinese',
    features: 'Co může zahrnovat',
    process: 'Jak postupuji',
    useCases: 'Jak to může vypadat',
    pricing: 'Z čeho se cena skládá',
    questions: 'Časté otázky ke službě',
    related: 'Související služby',
  },
  prices: {
    onePageWebsite: 'Jednostránkový web',
    companyWebsite: 'Web pro firmu',
    rebuiltWebsite: 'Přestavba webu',
    calculators: 'Kalkulačka',
    automations: 'Automatizace',
    erp: 'Systém na zakázky',
    maintenance: 'Péče',
  },
  vat: 'Ceny jsou pro firmy, bez DPH. Spotřebitel dostane v nabídce cenu s DPH.',
  notFound: {
    title: 'Takovou službu nemám',
    text: 'Na této adrese žádná služba není. Tady je všechno, co dělám.',
  },
};
