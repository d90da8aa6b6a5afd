import type { Brand } from '../environment/brands.ts';

/**
 * The color to lay over a brand's stylesheet: none for the brand's own, which was designed for light and
 * dark and would come out otherwise than on the login page if it were derived again.
 */
export const userColorsOver = (
  { primaryColor }: Pick<Brand, 'primaryColor'>,
  chosen: string | null | undefined,
): string | undefined => (chosen && chosen.toLowerCase() !== primaryColor ? chosen : undefined);
