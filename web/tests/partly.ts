/**
 * A value of the protocol with the fields that a test is about. A field that the server tells later is missing in it, so
 * it changes no test; what reads one all the same meets `undefined`, and the test fails.
 */
export function partly<T extends object>(value: Partial<T>): T {
  return value as T;
}
