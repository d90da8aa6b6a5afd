/** Under a fixed name, so kept for a day and not for ever. */
export const fontHeaders = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=86400',
} as const;
