/** Files of texts and content in this language, each loaded when a page needs it; those of the back office lie apart. */
export const files = import.meta.glob<Record<string, unknown>>([
  '../../../locales/cs/**/*.ts',
  '!../../../locales/cs/{analytics,audit,back-office,customers,error-reports,mail,price-book,service-requests,settings,users,emails,error-codes,estimate-document,request-export}.ts',
  // Few visitors send files or go on at another device.
  '!../../../locales/cs/{attachments,drafts}.ts',
  // The template writer is the server's.
  '!../../../locales/cs/content/writing/**',
  // The search of the question box too.
  '!../../../locales/cs/content/asked-words.ts',
]);
