const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp);base64,[\d+/=A-Za-z]+$/;

/**
 * The URL if it can only be an image: same-origin, https, or raster data. Logos come from outside the platform; any
 * other URL is rejected.
 */
export function safeImageAddress(address: string, base: string): string | undefined {
  if (DATA_IMAGE.test(address)) return address;
  const url = URL.parse(address, base);
  if (!url) return undefined;
  const isOwn = url.origin === new URL(base).origin && url.protocol.startsWith('http');
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
