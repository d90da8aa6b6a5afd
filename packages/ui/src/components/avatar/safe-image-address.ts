const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp);base64,[\d+/=A-Za-z]+$/;

/**
 * The address if it can only be a picture: this site's own, over https, or raster data. A logo comes
 * from people outside; anything else is no logo.
 */
export function safeImageAddress(address: string, base: string): string | undefined {
  if (DATA_IMAGE.test(address)) return address;
  const url = URL.parse(address, base);
  if (!url) return undefined;
  const isOwn = url.origin === new URL(base).origin && url.protocol.startsWith('http');
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
