/** What a structured invoice says beside the content of its document; programs and bookkeepers read it. */
export const structuredInvoice = {
  advance: 'Odpočet prijatej platby podľa dokladu {{number}}',
};
