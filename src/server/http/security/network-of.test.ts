import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { networkOf } from './network-of.ts';

test('S3 an address is counted by its network: IPv4 whole, IPv6 by 64 bits, mapped ones as IPv4', () => {
  for (const [address, network] of [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['Jana', 'Jana'],
    ['jana@dielna.example', 'jana@dielna.example'],
  ] as const) {
    assert.equal(networkOf(address), network, address);
  }
});

test('S3 all addresses of one network are counted together, and no two networks are', () => {
  const group = fc.integer({ min: 0, max: 0xff_ff });
  const half = fc.tuple(fc.integer({ min: 1, max: 0xff_ff }), group, group, group);
  const written = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const counted = networkOf(written([...network, ...one]));
      assert.equal(counted, networkOf(written([...network, ...other])));
      assert.equal(counted, `${written(network)}::/64`);
    }),
  );
});
