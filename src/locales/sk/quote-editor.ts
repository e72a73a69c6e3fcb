export const quoteEditor = {
  title: 'Ponuka',
  head: {
    new: 'Nová ponuka',
    numbered: 'Ponuka {{number}}',
    untitled: 'Ponuka bez názvu',
    draft: 'Koncept',
    version: 'Verzia {{version}}',
    request: 'Dopyt č. {{number}}',
  },
  save: {
    saved: 'Uložené',
    savedAgo: 'Uložené {{time}}',
    saving: 'Ukladá sa…',
    failed: 'Neuložené.',
    kept: 'Čo ste napísali, zostáva v tejto karte.',
    retry: 'Uložiť znova',
  },
  sections: {
    offer: 'O čo ide',
  },
  fields: {
    title: 'Názov ponuky',
    description: 'Text pred položkami',
  },
};
