import { payHostOf } from '../hosts.ts';

/** A piece of a message: text, or the address of a page of ours. */
export type Piece = { readonly text: string; readonly href?: string };

/** Whether an address is one of this brand's own pages: no message of the sandbox leads elsewhere. */
function isOurs(address: string, host: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: own } = new URL(address);
  const pay = payHostOf(host);
  return /^https?:$/.test(protocol) && (own === pay || `pay.${own}` === pay);
}

/**
 * Cuts a message into text and links. Whatever a message says is text; only addresses of the brand's
 * own hosts become links. @param host of the request, such as `pay.harbor.localhost:4400`.
 */
export const piecesOf = (body: string, host: string): Piece[] =>
  body.split(/(https?:\/\/[^\s<>"']+)/).flatMap((piece, index): Piece[] => {
    if (piece === '') return [];
    // A full stop after an address ends the sentence.
    const [, address = piece, end = ''] = /^(.*?)([.,;:!?)]*)$/s.exec(piece) ?? [];
    if (index % 2 === 0 || !isOurs(address, host)) return [{ text: piece }];
    return [{ text: address, href: address }, ...(end === '' ? [] : [{ text: end }])];
  });
