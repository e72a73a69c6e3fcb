/** Keys by content, the same for the same content until it has been stored. */
const keys = new Map<string, string>();

/** The idempotency key of something that is sent: a double press or a retry is recognised by it. */
export function idempotencyKeyOf(content: string): string {
  const key = keys.get(content) ?? newKey();
  keys.set(content, key);
  return key;
}

/** After a success the same content is something new. */
export function forgetIdempotencyKey(content: string): void {
  keys.delete(content);
}

/** Random bytes, base 16; unlike `randomUUID` also on a plain http address of a local network. */
export function newKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
