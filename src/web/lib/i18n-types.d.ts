import type { Areas } from '#locales/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Areas;
    // A missing key does not compile, so `t` never answers with nothing.
    returnNull: false;
  }
}
