export const quoteDocument = {
  meta: { title: 'Cenová ponuka | {{brand}}', description: 'Cenová ponuka pripravená pre vás.' },
  title: 'Cenová ponuka',
};
