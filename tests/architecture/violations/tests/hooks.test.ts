import test, { after, describe } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'; // violates: no-sleep

after(() => undefined); // violates: no-shared-hook
describe('a group', () => {
  after(() => undefined);
  test('a test', async () => {
    await new Promise((done) => setTimeout(done, 10)); // violates: no-sleep
    await turn();
    wait(10); // violates: no-floating-promises
  });
});
