import { expect, test } from 'vitest'
import { visitorOf } from '#server/context.ts'

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
  ['x'.repeat(50), 'unknown'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count %s as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
