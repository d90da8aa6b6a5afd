/** A piece of a message: text, or the URL of one of our pages. */
export type Piece = { readonly text: string; readonly href?: string };

/** Whether a URL has one of these origins: no sandbox message leads elsewhere. */
export const isOurs = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/**
 * Splits a message into text and links. Everything in it is text; only URLs of the brand's own origins become links.
 */
export const piecesOf = (body: string, origins: readonly string[]): Piece[] =>
  body.split(/(https?:\/\/[^\s<>"']+)/).flatMap((piece, index): Piece[] => {
    if (piece === '') return [];
    // A period after a URL ends the sentence.
    const [, address = piece, end = ''] = /^(.*?)([.,;:!?)]*)$/s.exec(piece) ?? [];
    if (index % 2 === 0 || !isOurs(address, origins)) return [{ text: piece }];
    return [{ text: address, href: address }, ...(end === '' ? [] : [{ text: end }])];
  });
