import { useEffect } from 'react';
import { type Consent, isGranted } from '#domain/consent/consent.ts';
import { routes } from '#domain/routes.ts';
import { appendScript } from '../../lib/append-script.ts';
import { type ChatGlobals, startChat } from '../../lib/chat-widget.ts';
import { usePage } from '../../lib/page-context.ts';
import { loadTagManager } from '../../lib/tag-manager.ts';

const chatBrowser = {
  appendScript,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Loads what the visitor has agreed to, where an id is configured (B7, B9, B12). Pages that no search engine may list,
 * such as the login, the back office and addresses with a token in them, are no business of a third party.
 */
export function useThirdParties(choice: Consent | null): void {
  const { screen, language, thirdParties } = usePage();
  const isPublic = screen !== null && routes[screen].isIndexed;
  const tagManagerId = isPublic && isGranted(choice, 'analytics') ? thirdParties.tagManagerId : null;
  const chatKey = isPublic && isGranted(choice, 'chat') ? thirdParties.chatKey : null;
  useEffect(() => {
    if (tagManagerId) loadTagManager(tagManagerId);
  }, [tagManagerId]);
  useEffect(() => {
    if (!chatKey) return undefined;
    const globals = window as Window & ChatGlobals;
    return startChat({ key: chatKey, language }, { ...chatBrowser, globals });
  }, [chatKey, language]);
}
