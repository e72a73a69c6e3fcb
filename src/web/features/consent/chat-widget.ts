import type { Language } from '#domain/languages.ts';

/** Calls that wait until the chat's own script has come. */
type ChatQueue = ((...call: unknown[]) => void) & { _: unknown[][] };

export type ChatGlobals = { _smartsupp?: { key: string }; smartsupp?: ChatQueue };

/** What the chat needs of the browser. */
export type ChatBrowser = {
  globals: ChatGlobals;
  appendScript: (source: string) => void;
  /** Runs something after some ms; answers how to call it off. */
  after: (ms: number, run: () => void) => () => void;
};

/** The chat loads this many ms after the start, and is told the language this many ms later (B9). */
export const chatDelays = { load: 2000, followUp: 1500 } as const;

const loader = 'https://www.smartsuppchat.com/loader.js';

/**
 * Starts the chat, once per document; answers how to call it off before it has loaded. Visitors are never recorded:
 * they are asked about a chat, not about that.
 */
export function startChat(
  { key, language }: { key: string; language: Language },
  { globals, appendScript, after }: ChatBrowser,
): () => void {
  return after(chatDelays.load, () => {
    if (globals.smartsupp) return;
    const waiting: unknown[][] = [];
    const chat = Object.assign((...call: unknown[]) => void waiting.push(call), { _: waiting });
    Object.assign(globals, { _smartsupp: { key }, smartsupp: chat });
    chat('recording:disable', true);
    appendScript(loader);
    // By then the script has put itself in the queue's place, so it is asked anew.
    after(chatDelays.followUp, () => globals.smartsupp?.('language', language));
  });
}
