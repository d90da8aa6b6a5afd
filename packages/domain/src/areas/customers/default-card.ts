/** The card used when none is chosen: the one marked default, otherwise the first. */
export const defaultCard = <C extends { readonly isDefault: boolean }>(
  cards: readonly C[],
): C | undefined => cards.find(({ isDefault }) => isDefault) ?? cards[0];
