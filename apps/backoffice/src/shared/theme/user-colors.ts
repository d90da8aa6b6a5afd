import type { Brand } from '../environment/brands.ts';

/**
 * The color to apply on top of a brand's stylesheet: none for the brand's own color, which was designed for light and
 * dark and would differ from the login page if it were derived again.
 */
export const userColorsOver = (
  { primaryColor }: Pick<Brand, 'primaryColor'>,
  chosen: string | null | undefined,
): string | undefined => (chosen && chosen.toLowerCase() !== primaryColor ? chosen : undefined);
