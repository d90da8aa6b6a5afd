/** The rule of a filter by a card's last digits: all four, or a pattern. */
export const lastFour = (text: string): string | undefined =>
  /^\d{4}$/.test(text) || text.startsWith('/') ? undefined : 'Enter the last four digits.';
