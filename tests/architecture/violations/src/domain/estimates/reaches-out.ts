import { readFileSync } from 'node:fs'; // violates: no-restricted-imports layer
import { useState } from 'react'; // violates: no-restricted-imports layer
import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { panel } from '../../web/features/estimates/panel.ts'; // violates: no-restricted-imports layer
import { texts } from '#locales/texts.ts'; // violates: no-restricted-imports layer
import type { Endpoint } from '#contract/endpoint.ts'; // violates: no-restricted-imports layer
import { build } from '#tests/support/build.ts'; // violates: no-restricted-imports layer
import { z } from 'zod';
import type { Money } from '#domain/money.ts';
import { lines } from './lines.ts';
export { home } from '../../locales/sk/home.ts'; // violates: no-restricted-imports layer
export * from '#contract/service-requests/service-requests.ts'; // violates: no-restricted-imports layer
export const later = (): Promise<unknown> => import('#web/router.tsx'); // violates: no-restricted-imports layer
export type Cpu = import('node:os').CpuInfo; // violates: layer consistent-type-imports
export const used = [readFileSync, useState, app, panel, texts, build, z, lines];
export type Used = [Endpoint, Money];
