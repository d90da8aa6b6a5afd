/** Error for a card number in a field that isn't for one. */
export const cardNumberRefused =
  'Remove the card number. Cards are entered in the card fields only.';
