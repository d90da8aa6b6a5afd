import type * as z from 'zod/mini';

/** Names of the contract's schemas and enumerations, which become the document's components. */
export interface Names {
  readonly schemas: ReadonlyMap<z.ZodMiniType, string>;
  /** By the values, joined as JSON. */
  readonly enumerations: ReadonlyMap<string, string>;
  /** The exported constant of a component, such as `saleSchema` for `Sale`. */
  readonly constants: ReadonlyMap<string, string>;
}

/** `saleSchema` and `sale` become `Sale`. */
export const componentName = (exported: string): string => pascal(exported.replace(/Schema$/, ''));

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `cardBrands` becomes `CardBrand`. */
export const enumerationName = (exported: string): string =>
  pascal(
    exported
      .replace(/ies$/, 'y')
      .replace(/(us|s|x)es$/, '$1')
      .replace(/([^su])s$/, '$1'),
  );

const spelled: Readonly<Record<string, string>> = {
  Api: 'API',
  Echecks: 'eChecks',
  Auth: 'Sign-on',
};

/** `paymentLinks` becomes `Payment links`. */
export function tagName(area: string): string {
  const [first = '', ...rest] = area.split(/(?=[A-Z])/);
  const start = pascal(first);
  return [spelled[start] ?? start, ...rest.map((word) => word.toLowerCase())].join(' ');
}
