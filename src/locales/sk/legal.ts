export const legal = {
  contents: 'Obsah',
  provider: {
    title: 'Údaje o dodávateľovi',
    name: 'Dodávateľ',
    legalForm: 'Právna forma',
    address: 'Sídlo',
    companyNumber: 'IČO',
    taxNumber: 'DIČ',
    vatNumber: 'IČ DPH',
    register: 'Zápis v registri',
    supervisoryBody: 'Orgán dozoru',
    hosting: 'Kde sú údaje uložené',
    email: 'E-mail',
    phone: 'Telefón',
  },
  effective: 'Účinné od 1. 1. 2025',
};
