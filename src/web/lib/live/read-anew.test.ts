import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readAnew } from './read-anew.ts';

/** A query that is shown; each fetch of it waits until it is answered. */
function openQuery() {
  const client = new QueryClient();
  const fetches: PromiseWithResolvers<string>[] = [];
  const asked = new EventTarget();
  const observer = new QueryObserver(client, {
    queryKey: ['/api/messages'],
    retry: false,
    queryFn: () => {
      const fetch = Promise.withResolvers<string>();
      fetches.push(fetch);
      asked.dispatchEvent(new Event('fetch'));
      return fetch.promise;
    },
  });
  const close = observer.subscribe(() => undefined);
  return { client, fetches, asked, observer, close };
}

test('I2 what happens while a list loads for the first time is read once it has loaded', async (context) => {
  const { client, fetches, asked, observer, close } = openQuery();
  context.after(close);
  readAnew(client, { queryKey: ['/api/messages'] });
  assert.equal(fetches.length, 1, 'the first fetch goes on');
  const again = once(asked, 'fetch');
  fetches[0]?.resolve('from before');
  await again;
  assert.equal(observer.getCurrentResult().data, 'from before', 'shown meanwhile');
  fetches[1]?.resolve('with what happened');
  await client.getQueryCache().find({ queryKey: ['/api/messages'] })?.promise;
  assert.deepEqual([fetches.length, client.getQueryData(['/api/messages'])], [2, 'with what happened']);
});
