import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/**
 * Addresses at which clouds serve credentials, and none of the servers that an owner can name is: link-local ones (RFC 3927, RFC 4291 §2.5.6) and the
 * two that providers have beside them. Mapped forms such as `::ffff:a9fe:a9fe` are found as what they stand for.
 */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addAddress('fd00:ec2::254', 'ipv6');
refused.addAddress('100.100.100.200', 'ipv4');

/** Networks behind which nobody of the internet is: this machine, private ones, those of carriers (RFC 6890). */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
privateNetworks.addAddress('::', 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** The host that an owner has named stands for an address that is never connected to. */
export class RefusedAddressError extends Error {
  readonly code = 'EADDRESS_REFUSED';

  constructor() {
    super('connect EACCES: this address is never connected to.');
    this.name = 'RefusedAddressError';
  }
}

/** Whether an IP address is one that is never connected to. */
export const isRefusedAddress = (address: string): boolean =>
  refused.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is of a private network or of this machine, in any way of writing it. */
export const isPrivateAddress = (address: string): boolean =>
  isRefusedAddress(address) || privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const lookupWithout =
  (isRefusedOne: (address: string) => boolean): LookupFunction =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const isOneRefused = !error && addresses.some(({ address }) => isRefusedOne(address));
      const [first] = addresses ?? [];
      if (error || isOneRefused || !first) callback(error ?? new RefusedAddressError(), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Looks a name up as the system does and fails when any of its addresses is refused. */
export const guardedLookup = lookupWithout(isRefusedAddress);

/** Looks a name up and fails when any of its addresses is of a private network. */
export const publicLookup = lookupWithout(isPrivateAddress);
