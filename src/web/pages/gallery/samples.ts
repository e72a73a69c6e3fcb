import type { Language } from '#domain/languages.ts';
import { czech } from './samples-cs.ts';
import { danish } from './samples-da.ts';
import { english } from './samples-en.ts';
import type { Samples } from './sample-texts.ts';
import { slovak } from './samples-sk.ts';

export const samples: Record<Language, Samples> = {
  sk: slovak,
  cs: czech,
  da: danish,
  en: english,
};
