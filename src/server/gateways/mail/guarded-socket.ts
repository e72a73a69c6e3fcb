import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, type Socket, connect, isIP } from 'node:net';

/**
 * Addresses at which clouds serve credentials, and no mail server is: link-local ones (RFC 3927, RFC 4291 §2.5.6) and the
 * two that providers have beside them. Mapped forms such as `::ffff:a9fe:a9fe` are found as what they stand for.
 */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addAddress('fd00:ec2::254', 'ipv6');
refused.addAddress('100.100.100.200', 'ipv4');

/** The host of a mail server stands for an address that is never connected to. */
export class RefusedAddressError extends Error {
  readonly code = 'EADDRESS_REFUSED';

  constructor() {
    super('connect EACCES: mail is not sent to this address.');
    this.name = 'RefusedAddressError';
  }
}

/** Whether an IP address is one that is never connected to. */
export const isRefusedAddress = (address: string): boolean =>
  refused.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Looks a name up as the system does and fails when any of its addresses is refused. */
const guardedLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const isRefused = !error && addresses.some(({ address }) => isRefusedAddress(address));
    const [first] = addresses ?? [];
    if (error || isRefused || !first) callback(error ?? new RefusedAddressError(), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

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
