import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { OfficeDescriptor } from '#domain/screens/descriptors.ts';
import { officeScreens } from '#domain/screens/office-screens.ts';
import type { LiveWord } from './live-source.ts';

/** Words that come close together ask the server once (ms). */
const pauseMs = 150;

/** Makes the cached answers stale that a word concerns; what is shown is read anew. Words of a burst count together. */
export function createInvalidator(client: QueryClient): (word: LiveWord) => void {
  const waiting: LiveWord[] = [];
  let timer: number | undefined;

  function run(): void {
    // What is being changed from here is read anew by the change itself, and must not come back old in between.
    if (client.isMutating() > 0) {
      timer = window.setTimeout(run, pauseMs);
      return;
    }
    const words = waiting.splice(0);
    timer = undefined;
    const isKnown = words.some(({ kind }) => kind === 'event');
    // When it is only possible that something was missed, an answer on its way is as good as another.
    void client.invalidateQueries({ predicate: concerns(words) }, { cancelRefetch: isKnown });
  }

  return (word) => {
    waiting.push(word);
    timer ??= window.setTimeout(run, pauseMs);
  };
}

/** Paths of calls that the screens keep live, such as `/api/admin/service-requests`. */
const livePaths = new Set<string>(Object.values<OfficeDescriptor>(officeScreens).flatMap(({ live = [] }) => live));

function concerns(words: readonly LiveWord[]): (query: { queryKey: QueryKey }) => boolean {
  const ids = words.map((word) =>
    word.kind === 'event' && word.event.kind === 'request-changed' ? word.event.id : null,
  );
  return ({ queryKey: [path, id] }) => {
    if (typeof path !== 'string' || !livePaths.has(path)) return false;
    return !path.endsWith('/:id') || ids.some((each) => each === null || each === id);
  };
}
