import type * as PendingMessageModule from './pending-message.tsx';

/** Loads what is shown in place of the form while its message is pending; preloaded when somebody types. */
export function loadPendingMessage(): Promise<typeof PendingMessageModule> {
  return import('./pending-message.tsx');
}
