/** Form of the key of one submission: 16 to 64 letters, digits, `-` and `_`. */
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

/** Tells whether a text can be the key of one submission. */
export function isIdempotencyKey(text: string): boolean {
  return idempotencyKeyPattern.test(text);
}
