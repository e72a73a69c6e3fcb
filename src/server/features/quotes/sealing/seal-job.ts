/** Kind of the job that draws, seals and mails the document of a signed quote. */
export const sealQuoteJob = 'seal-quote';
