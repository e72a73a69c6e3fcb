import type { Language } from '#domain/languages.ts';
import { appendScript } from './append-script.ts';
import { type ChatGlobals, startChat } from './chat-widget.ts';
import { loadTagManager } from './tag-manager.ts';

const chatBrowser = {
  appendScript,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Keys of the services that the visitor has agreed to; null for those refused or not configured. */
export type ThirdParties = { tagManagerId: string | null; chatKey: string | null; language: Language };

/**
 * Loads the tag manager and starts the chat (B7, B9). Returns a function that cancels a chat that has not loaded yet.
 */
export function loadThirdParties({ tagManagerId, chatKey, language }: ThirdParties): () => void {
  if (tagManagerId !== null) loadTagManager(tagManagerId);
  if (chatKey === null) return () => undefined;
  const globals = window as Window & ChatGlobals;
  return startChat({ key: chatKey, language }, { ...chatBrowser, globals });
}
