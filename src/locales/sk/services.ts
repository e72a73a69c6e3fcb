export const services = {
  meta: {
    title: 'Služby a ceny pre remeselné firmy | {{brand}}',
    description:
      'Weby, kalkulačky, rezervácie, firemné systémy a starostlivosť o web. Pri každej službe čas práce a cena bez DPH, nič drobným písmom.',
  },
  title: 'Služby',
  lead: 'Sedem vecí, ktoré robím. Pri každej vidíte, koľko stojí a komu sa hodí.',
  monthly: '{{price}} mesačne',
  unsure: {
    title: 'Neviete, ktorú potrebujete?',
    text: 'Odpovedzte na štyri otázky. Kalkulačka navrhne rozsah a ukáže cenu.',
    action: 'Zistiť cenu',
  },
  sections: {
    benefits: 'Čo vám to prinesie',
    features: 'Čo môže zahŕňať',
    process: 'Ako postupujem',
    useCases: 'Ako to môže vyzerať',
    pricing: 'Z čoho sa skladá cena',
    questions: 'Časté otázky k službe',
    related: 'Súvisiace služby',
  },
  prices: {
    onePageWebsite: 'Jednostránkový web',
    companyWebsite: 'Web pre firmu',
    rebuiltWebsite: 'Prerobenie webu',
    calculators: 'Kalkulačka',
    automations: 'Automatizácia',
    erp: 'Systém na zákazky',
    maintenance: 'Starostlivosť',
  },
  vat: 'Ceny sú pre firmy, bez DPH. Spotrebiteľ dostane v ponuke cenu s DPH.',
  notFound: {
    title: 'Takú službu nemám',
    text: 'Na tejto adrese žiadna služba nie je. Tu je všetko, čo robím.',
  },
};
