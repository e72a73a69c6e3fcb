import { type Socket, connect, isIP } from 'node:net';
import { RefusedAddressError, guardedLookup, isRefusedAddress } from '#server/gateways/refused-addresses.ts';

type Target = { host?: string | undefined; port?: number | string | undefined; connectionTimeout?: number | undefined };
type Connected = (error: Error | null, opened?: { connection: Socket }) => void;

/**
 * Connects to a mail server by the address that was checked, whatever form its host is written in: what is looked up
 * once is what is connected to.
 */
export function openGuardedSocket({ host = '', port, connectionTimeout = 10_000 }: Target, callback: Connected): void {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(plain) !== 0 && isRefusedAddress(plain)) {
    callback(new RefusedAddressError());
    return;
  }
  const socket = connect({ host: plain, port: Number(port), lookup: guardedLookup });
  const fail = (error: Error): void => {
    socket.destroy();
    callback(error);
  };
  socket.setTimeout(connectionTimeout, () => fail(new Error('connect ETIMEDOUT')));
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.removeListener('error', fail);
    callback(null, { connection: socket });
  });
}
