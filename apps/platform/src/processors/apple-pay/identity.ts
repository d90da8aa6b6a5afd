import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that Apple requires of a site with its button, as far as they are installed. */
export interface ApplePayIdentity {
  readonly certificate?: { readonly merchantIdentifier: string | null; readonly expiresAt: Date };
  /** The file that proves that a domain belongs to the merchant. */
  readonly association?: string;
}

/** The path where Apple looks for the association on a domain. */
export const associationPath = '/.well-known/apple-developer-merchantid-domain-association';

const textOf = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

function certificateOf(pem: string): NonNullable<ApplePayIdentity['certificate']> {
  const { subject, validTo } = new X509Certificate(pem);
  return {
    merchantIdentifier: /^UID=(.+)$/m.exec(subject)?.[1] ?? null,
    expiresAt: new Date(validTo),
  };
}

/**
 * Reads a folder's `merchant-identity.pem` and `apple-developer-merchantid-domain-association`.
 * @throws Error with a one-line message when a file isn't a certificate.
 */
export function readApplePay(folder: string): ApplePayIdentity {
  const pem = textOf(join(folder, 'merchant-identity.pem'));
  const association = textOf(join(folder, 'apple-developer-merchantid-domain-association'));
  try {
    return {
      ...(pem === undefined ? {} : { certificate: certificateOf(pem) }),
      ...(association === undefined ? {} : { association }),
    };
  } catch {
    throw new Error(
      `merchant-identity.pem in ${folder} is not a certificate. See the README of apps/platform.`,
    );
  }
}
