import { inBrowser } from '../browser-storage/browser-storage.ts';
import { DRAFT_PREFIX } from '../session/stored.ts';

/** Never stored in the browser: card and bank numbers, tax ids and passwords. */
const secret = /password|token|number|routing|account|ssn|ein\b|itin|cvv|taxid|idvalue/i;
/** Fields whose names match the rule above but aren't secret. */
const harmless = new Set([
  'invoiceNumber',
  'accountName',
  'subMerchantId',
  'mobileNumber',
  'collectPhoneNumber',
]);

const isKept = (key: string): boolean => harmless.has(key) || !secret.test(key);

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([key]) => isKept(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutSecrets(part)]));
}

/** A user's named draft; it survives a reload and a session that ended without their asking. */
export interface Draft {
  readonly read: () => unknown;
  readonly write: (values: unknown) => void;
  readonly drop: () => void;
}

export function draftOf(userId: string, name: string): Draft {
  const key = `${DRAFT_PREFIX}${userId}.${name}`;
  return {
    read: () => {
      try {
        return JSON.parse(inBrowser.read(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write: (values) => {
      inBrowser.write(key, JSON.stringify(withoutSecrets(values)));
    },
    drop: () => inBrowser.drop(key),
  };
}
