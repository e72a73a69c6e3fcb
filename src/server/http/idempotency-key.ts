/** Tells whether a text can be the key of one submission: 16 to 64 letters, digits, `-` and `_`. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
