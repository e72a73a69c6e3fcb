export const quotes = {
  list: {
    meta: { title: 'Ponuky | {{brand}}', description: 'Ponuky: rozpísané, odoslané a uzavreté.' },
    title: 'Ponuky',
  },
  detail: {
    meta: { title: 'Ponuka | {{brand}}', description: 'Riadky, ceny a texty ponuky.' },
    back: 'Všetky ponuky',
    missing: { title: 'Taká ponuka tu nie je', text: 'Možno bola vymazaná, alebo je v adrese preklep.' },
  },
};
