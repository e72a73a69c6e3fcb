/** As much of CBOR (RFC 8949) as devices with passkeys write: whole numbers, bytes, text and maps. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Writes a value in the shortest form. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Kind of value in the upper three bits, its size or amount in the rest and in the bytes after it. */
function head(kind: number, amount: number): Buffer {
  const bits = kind << 5;
  if (amount < 24) return Buffer.from([bits | amount]);
  if (amount < 0x100) return Buffer.from([bits | 24, amount]);
  if (amount < 0x1_0000) return Buffer.from([bits | 25, amount >> 8, amount & 0xff]);
  throw new RangeError(`${amount} is more than passkeys need`);
}
