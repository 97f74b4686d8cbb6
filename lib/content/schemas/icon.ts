import { z } from 'zod';

/** The icons that content may name, each drawn from the one icon set of the site. */
export const iconNames = [
  'brain-circuit',
  'compass',
  'chart-column-increasing',
  'shield-check',
  'cloud',
  'headset',
  'app-window',
  'layers',
  'lightbulb',
  'ruler',
  'handshake',
  'trophy',
  'users',
  'award',
  'target',
  'telescope',
  'scale',
  'clock',
  'map-pin',
  'phone',
  'mail',
] as const;

export const icon = z
  .enum(iconNames, { error: `Choose one of these icons: ${iconNames.join(', ')}.` })
  .describe('The icon beside the title.');
