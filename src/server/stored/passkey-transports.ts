import * as z from 'zod/mini';
import { defineShape } from './stored-shape.ts';
import { listOf } from './tolerant.ts';

/** How a browser may reach a passkey's device, in `passkeys.transports`; a hint, so that none is no harm (WebAuthn §5.8.4). */
export const storedTransports = defineShape<string[]>({ name: 'transports', schema: listOf(z.string()) });
