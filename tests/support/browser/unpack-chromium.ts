import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

/** Unpacks the browser, its fonts and the libraries that a bare system lacks into TMPDIR (started by chromium.ts). */
await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
