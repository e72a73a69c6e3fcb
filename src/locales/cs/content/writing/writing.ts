import type { WritingTexts } from '#domain/writing/writing-texts.ts';
import { namedFeatures } from '../../../content/named-features.ts';
import { configurator } from '../../configurator.ts';
import * as documentTexts from './document.ts';
import * as featureTexts from './features.ts';
import * as scopeTexts from './scope.ts';
import { trades } from './trades.ts';

/** What the template writer says in Czech (H4). */
export const writing: WritingTexts = {
  trades,
  ...featureTexts,
  ...scopeTexts,
  ...documentTexts,
  features: namedFeatures(featureTexts.features, configurator.features),
};
