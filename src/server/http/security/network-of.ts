import { isIP } from 'node:net';

/**
 * The network that calls from an address are counted by: an IPv4 address itself, also where it is written as IPv6
 * (RFC 4291 §2.5.5.2), and the first 64 bits of an IPv6 address, because a single customer of a provider has all
 * addresses behind them (RFC 6177). Any other text stays as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of 16 bits of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [start = '', end = ''] = address.split('::').map((half) => half.replace(/\d+\.\d+\.\d+\.\d+$/, asGroups));
  const [before, after] = [start, end].map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address at the end of an IPv6 one, as the two groups that it stands for. */
function asGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
