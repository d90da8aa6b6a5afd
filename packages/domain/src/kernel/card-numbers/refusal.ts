/** What is said on a field that holds a card number and is not for one. */
export const cardNumberRefused =
  'Remove the card number. Cards are entered in the card fields only.';
