/** Files of texts and content in this language, each loaded when a page needs it; those of the back office lie apart. */
export const files = import.meta.glob<Record<string, unknown>>([
  '../../../locales/sk/**/*.ts',
  '!../../../locales/sk/{analytics,audit,back-office,customers,error-reports,mail,price-book,service-requests,settings,users,emails,error-codes,estimate-document,request-export}.ts',
  // Few visitors send files or go on at another device.
  '!../../../locales/sk/{attachments,drafts}.ts',
  // The template writer is the server's.
  '!../../../locales/sk/content/writing/**',
  // The search of the question box too.
  '!../../../locales/sk/content/asked-words.ts',
]);
