import { render } from '../../../../web/entry-server.tsx'; // violates: no-restricted-imports layer
import { createApp } from '../../../app.ts'; // violates: no-restricted-imports layer
import { findEstimate } from '../store.ts';
import { other } from '../others/other.ts';
export const used = [render, createApp, findEstimate, other, Date.now()]; // violates: no-restricted-properties
