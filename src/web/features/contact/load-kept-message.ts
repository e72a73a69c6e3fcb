import type * as KeptMessageModule from './kept-message.tsx';

/** Brings what stands in the form's place while its message waits; asked for ahead by whoever types. */
export function loadKeptMessage(): Promise<typeof KeptMessageModule> {
  return import('./kept-message.tsx');
}
