/** Probabilities start in the middle of 11 bits. */
const half = 1024;
const probabilities = (count: number) => new Uint16Array(count).fill(half);

/** Reads the bits of a range coder (LZMA specification 9.20). */
class RangeReader {
  #range = 0xffffffff;
  #code = 0;
  #at = 5;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (const byte of bytes.subarray(1, 5)) this.#code = ((this.#code << 8) | byte) >>> 0;
  }

  bit(model: Uint16Array, index: number): number {
    const probability = model[index] ?? half;
    const bound = (this.#range >>> 11) * probability;
    const bit = this.#code < bound ? 0 : 1;
    if (bit === 0) this.#range = bound;
    else {
      this.#range -= bound;
      this.#code -= bound;
    }
    model[index] = bit === 0 ? probability + ((2048 - probability) >>> 5) : probability - (probability >>> 5);
    this.#refill();
    return bit;
  }

  direct(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) {
      this.#range >>>= 1;
      const bit = this.#code >= this.#range ? 1 : 0;
      if (bit === 1) this.#code -= this.#range;
      value = value * 2 + bit;
      this.#refill();
    }
    return value;
  }

  tree(model: Uint16Array, bits: number, from = 0): number {
    let node = 1;
    for (let left = bits; left > 0; left -= 1) node = node * 2 + this.bit(model, from + node);
    return node - 2 ** bits;
  }

  reversed(model: Uint16Array, bits: number, from = 0): number {
    let [node, value] = [1, 0];
    for (let place = 0; place < bits; place += 1) {
      const bit = this.bit(model, from + node);
      node = node * 2 + bit;
      value += bit * 2 ** place;
    }
    return value;
  }

  #refill(): void {
    if (this.#range >= 0x1000000) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | (this.#bytes[this.#at] ?? 0)) >>> 0;
    this.#at += 1;
  }
}

const lengthModel = () => ({
  choice: probabilities(2),
  low: probabilities(128),
  middle: probabilities(128),
  high: probabilities(256),
});
type LengthModel = ReturnType<typeof lengthModel>;

function readLength(reader: RangeReader, model: LengthModel, place: number): number {
  if (reader.bit(model.choice, 0) === 0) return 2 + reader.tree(model.low, 3, place * 8);
  if (reader.bit(model.choice, 1) === 0) return 10 + reader.tree(model.middle, 3, place * 8);
  return 18 + reader.tree(model.high, 8);
}

function newModels() {
  return {
    match: probabilities(192),
    rep: probabilities(12),
    rep0: probabilities(12),
    rep0Long: probabilities(192),
    rep1: probabilities(12),
    rep2: probabilities(12),
    literal: probabilities(0x300 * 8),
    slot: probabilities(256),
    special: probabilities(128),
    align: probabilities(16),
    lengths: lengthModel(),
    repLengths: lengthModel(),
  };
}
type Models = ReturnType<typeof newModels>;

/** How far back a match begins, less one. */
function readDistance(reader: RangeReader, { slot, special, align }: Models, length: number): number {
  const found = reader.tree(slot, 6, Math.min(length - 2, 3) * 64);
  if (found < 4) return found;
  const bits = (found >> 1) - 1;
  const base = (2 + (found & 1)) * 2 ** bits;
  if (found < 14) return base + reader.reversed(special, bits, base - found);
  return base + reader.direct(bits - 4) * 16 + reader.reversed(align, 4);
}

function readLiteral(
  reader: RangeReader,
  literal: Uint16Array,
  { out, state, back }: { out: number[]; state: number; back: number },
) {
  const from = 0x300 * ((out.at(-1) ?? 0) >> 5);
  let symbol = 1;
  if (state >= 7) {
    let match = out[out.length - back - 1] ?? 0;
    while (symbol < 0x100) {
      const expected = (match >> 7) & 1;
      match = (match << 1) & 0xff;
      const bit = reader.bit(literal, from + ((1 + expected) << 8) + symbol);
      symbol = symbol * 2 + bit;
      if (bit !== expected) break;
    }
  }
  while (symbol < 0x100) symbol = symbol * 2 + reader.bit(literal, from + symbol);
  return symbol & 0xff;
}

const afterLiteral = (state: number) => (state < 4 ? 0 : state < 10 ? state - 3 : state - 6);

/** Which of the last four distances is used again, as its place; null for the byte at the first one alone. */
function readRepeated(
  reader: RangeReader,
  models: Models,
  { state, place }: { state: number; place: number },
): number | null {
  if (reader.bit(models.rep0, state) === 0) return reader.bit(models.rep0Long, state * 16 + place) === 0 ? null : 0;
  if (reader.bit(models.rep1, state) === 0) return 1;
  return reader.bit(models.rep2, state) === 0 ? 2 : 3;
}

/**
 * Unpacks raw LZMA as PAY by square holds it (lc=3, lp=0, pb=2, without header) to a known number of bytes. Written from the
 * specification and not with the library that packs, so that a test has an opinion of its own.
 */
export function unpackLzma(bytes: Uint8Array, length: number): Uint8Array {
  const reader = new RangeReader(bytes);
  const models = newModels();
  const out: number[] = [];
  let [state, distances] = [0, [0, 0, 0, 0]];
  const copy = (count: number) => {
    for (let left = count; left > 0 && out.length < length; left -= 1)
      out.push(out[out.length - (distances[0] ?? 0) - 1] ?? 0);
  };
  while (out.length < length) {
    const place = out.length & 3;
    if (reader.bit(models.match, state * 16 + place) === 0) {
      out.push(readLiteral(reader, models.literal, { out, state, back: distances[0] ?? 0 }));
      state = afterLiteral(state);
    } else if (reader.bit(models.rep, state) === 0) {
      const count = readLength(reader, models.lengths, place);
      distances = [readDistance(reader, models, count), ...distances.slice(0, 3)];
      state = state < 7 ? 7 : 10;
      copy(count);
    } else {
      const repeated = readRepeated(reader, models, { state, place });
      if (repeated !== null) {
        const again = distances[repeated] ?? 0;
        distances = [again, ...distances.filter((_, index) => index !== repeated)];
      }
      const count = repeated === null ? 1 : readLength(reader, models.repLengths, place);
      state = repeated === null ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
      copy(count);
    }
  }
  return Uint8Array.from(out);
}
