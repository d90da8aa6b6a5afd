import { useSyncExternalStore } from 'react';

/** A drawn page of a form; for stories and tests. */
function pageOf(title: string, width: number, height: number): string {
  const lines = Array.from(
    { length: 9 },
    (_, line) =>
      `<rect x="48" y="${140 + line * 44}" width="${width - 96 - ((line * 67) % 190)}" height="10" rx="5" fill="#c9d1da"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="48" y="48" width="96" height="16" rx="4" fill="#0b6bcb"/><text x="48" y="108" font-family="sans-serif" font-size="28" fill="#17202b">${title}</text>${lines}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const samplePages: readonly string[] = [
  pageOf('Articles of organization', 600, 776),
  pageOf('Signatures', 600, 776),
  pageOf('Plan of the shop', 776, 520),
];

/** One empty page with a line of text, as small as the format allows. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 58>>stream
BT /F 22 Tf 40 220 Td (Voided check, Blue Door Cafe) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

let made: string | undefined;

/** One URL for all stories, never revoked. */
const addressOf = (): string =>
  (made ??= URL.createObjectURL(new Blob([PDF], { type: 'application/pdf' })));
const never = () => () => undefined;

/** Blob URL of a PDF in this page; undefined on a server. */
export const useSamplePdf = (): string | undefined =>
  useSyncExternalStore(never, addressOf, () => undefined);
