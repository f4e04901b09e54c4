/**
 * Prefixes of numbers that belong to another country than their beginning suggests, or that cost extra everywhere.
 * Texts are sent to them only where TEXT_COUNTRIES contains the prefix itself. Taken from the national numbering plans
 * and the list of country codes assigned under ITU-T E.164; no list of premium ranges is complete, so the daily limits
 * apply in addition.
 */
const apart = [
  // Area codes of +1 outside the United States and Canada.
  '1242 1246 1264 1268 1284 1340 1345 1441 1473 1649 1658 1664 1670 1671 1684 1721 1758 1767 1784 1787 1809 1829',
  '1849 1868 1869 1876 1939',
  // Premium rate, and personal and pager numbers, which are charged likewise.
  '1900 3389 4470 4476 4487 449 49137 49900 34803 34806 34807 39892 39899 41900 41901 41906 43900 43901 43930 43931',
  '31900 31906 31909 46900 46939 46944',
  // Kazakhstan, whose prefixes begin like Russia's.
  '76 77',
  // Networks of no country, such as satellites, and numbers with a special price in every country.
  '800 808 870 878 881 882 883 888 979',
].flatMap((codes) => codes.split(' '))

/** Whether texts may be sent to a number in E.164 form: its longest known prefix decides. */
export function isTextDestination(phoneNumber: string, callingCodes: readonly string[]): boolean {
  const digits = phoneNumber.slice(1)
  const lengthOf = (codes: readonly string[]) =>
    Math.max(0, ...codes.filter((code) => digits.startsWith(code)).map((code) => code.length))
  const allowed = lengthOf(callingCodes)
  return allowed > 0 && allowed >= lengthOf(apart)
}
