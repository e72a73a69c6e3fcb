import { fastify } from 'fastify'; // violates: no-restricted-imports layer
import { readPriceBook } from '#server/features/estimates/store.ts'; // violates: no-restricted-imports layer
import { home } from '../locales/sk/home.ts'; // violates: no-restricted-imports layer
import { z } from 'zod';
import { page } from './page.ts';
import { priceOf } from '#domain/estimates/price.ts';
export const used = [fastify, readPriceBook, home, z, page, priceOf, Date.now()]; // violates: no-restricted-properties
