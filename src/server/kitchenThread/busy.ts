import { DomainError } from '../errors.ts'

export function createKitchenBusyError(cause?: Error): DomainError {
  return new DomainError('UNAVAILABLE', 'recipes_kitchen_busy', { retryAfterSeconds: 10, cause })
}

/** Converts any error of a queue: however it refuses, the kitchen is busy. */
export function throwAsKitchenBusy(error: unknown): never {
  throw error instanceof DomainError ? createKitchenBusyError(error) : error
}
