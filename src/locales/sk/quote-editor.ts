export const quoteEditor = {
  title: 'Ponuka',
};
