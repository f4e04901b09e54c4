import type { AddressedDocument } from '#shared/replication/kind.ts'

/**
 * Documents that a page was sent, with their type. The types of JSON that is sent know no pair of a value and a timestamp; the
 * server has parsed what arrives.
 */
export const typedDocuments = <Address extends object>(docs: readonly unknown[]) =>
  docs as AddressedDocument<Address>[]
