import { encodeTime } from 'ulid';
import type { Random } from './random.ts';

/** Letters of a ULID. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a ULID of a time (ms UTC) whose random part comes from the series. */
export function idAt(time: number, random: Random): string {
  let id = encodeTime(time, 10);
  for (let length = 0; length < 16; length += 1) id += signs[Math.floor(random() * signs.length)];
  return id;
}
