import { COMPARISON } from './series.ts';
import { comparison, tones } from './tones.css.ts';

/** CSS class of a series' color, by its index among all series. */
export const toneOf = (place: number): string =>
  place === COMPARISON ? comparison : (tones[place % tones.length] ?? '');
