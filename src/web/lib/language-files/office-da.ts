/** Files of the back office's texts in this language. */
export const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/da/{analytics,audit,back-office,customers,error-reports,mail,price-book,service-requests,settings,users}.ts',
);
