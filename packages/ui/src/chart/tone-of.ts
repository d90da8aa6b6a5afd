import { tones } from './tones.css.ts';

/** The class of a series' color, by its place among all series. */
export const toneOf = (place: number): string => tones[place % tones.length] ?? '';
