/** The card used by default: the one marked default, or else the first. */
export const defaultCard = <C extends { readonly isDefault: boolean }>(
  cards: readonly C[],
): C | undefined => cards.find(({ isDefault }) => isDefault) ?? cards[0];
