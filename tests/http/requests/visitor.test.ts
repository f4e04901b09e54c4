import { expect, test } from 'vitest'
import { networkOfVisitorAddress, widerNetworksOfVisitor } from '#server/caller.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['198.51.100.7:4711', '198.51.100.7'],
  ['198.51.100.7:', 'unknown'],
  ['198.51.100.7:x', 'unknown'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['[203.0.113.7', 'unknown'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:999.1.1.1', 'unknown'],
  ['x'.repeat(50), 'unknown'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count the address %s as the network %s', (address, visitor) => {
  expect(networkOfVisitorAddress(address)).toBe(visitor)
})

test('a visitor at an IPv6 address is counted with their /56 and their /48, and one at an IPv4 address alone', () => {
  expect(widerNetworksOfVisitor(networkOfVisitorAddress('2001:db8:1:12ff::1'))).toEqual([
    { network: '2001:db8:1:1200::/56', factor: 4 },
    { network: '2001:db8:1::/48', factor: 16 },
  ])
  expect(widerNetworksOfVisitor(networkOfVisitorAddress('203.0.113.7'))).toEqual([])
})
