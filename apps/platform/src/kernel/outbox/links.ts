/** A piece of a message: text, or the address of a page of ours. */
export type Piece = { readonly text: string; readonly href?: string };

/** Whether an address is one of these origins': no message of the sandbox leads elsewhere. */
export const isOurs = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/**
 * Cuts a message into text and links. Whatever a message says is text; only addresses of the brand's
 * own origins become links.
 */
export const piecesOf = (body: string, origins: readonly string[]): Piece[] =>
  body.split(/(https?:\/\/[^\s<>"']+)/).flatMap((piece, index): Piece[] => {
    if (piece === '') return [];
    // A full stop after an address ends the sentence.
    const [, address = piece, end = ''] = /^(.*?)([.,;:!?)]*)$/s.exec(piece) ?? [];
    if (index % 2 === 0 || !isOurs(address, origins)) return [{ text: piece }];
    return [{ text: address, href: address }, ...(end === '' ? [] : [{ text: end }])];
  });
