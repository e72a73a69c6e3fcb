/** Keys by content: the same for the same content until the server has stored it. */
const keys = new Map<string, string>();

/** The idempotency key of a call with this content: the server recognises a double press or a retry by it. */
export function idempotencyKeyOf(content: string): string {
  const key = keys.get(content) ?? newKey();
  keys.set(content, key);
  return key;
}

/** After a success the same content gets a new key. */
export function forgetIdempotencyKey(content: string): void {
  keys.delete(content);
}

/** Random bytes, base 16; unlike `randomUUID` also available on a plain http address. */
export function newKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
