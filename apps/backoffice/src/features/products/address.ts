export const overviewOf = (spProductId: string): string =>
  `/products/${encodeURIComponent(spProductId)}/overview`;
