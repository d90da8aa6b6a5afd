import { Hono } from 'hono';
import type { HostedFieldsScript } from '../api/services.ts';
import type { Database } from '../database/connection.ts';

/** What the hosted pages need from the house around them. */
export interface HostedPagesOptions {
  readonly database: Database;
  /** Key that signs what the card fields open with: the API's `contextKey`. */
  readonly contextKey: Uint8Array;
  /** Folder of the built app, with `brands/manifest.json` and `boot.js`. */
  readonly appFolder: string;
}

export interface HostedPages {
  /** For `<brand>` hosts, before the app: the login page at `/payments/login`. */
  readonly brandRoutes: Hono;
  /** For `pay.<brand>` hosts: the card fields at `/fields/v1/`, and tokenization. Reads no cookie. */
  readonly payRoutes: Hono;
  /** For `<brand>` hosts: the API reference at `/reference`. */
  readonly referenceRoutes: Hono;
  /** The API's `hostedFields`: where the loader lies and its integrity. */
  readonly fieldsScript: HostedFieldsScript;
}

/**
 * The pages the platform draws itself. Each answer carries its own content-security-policy, which a
 * server must keep; headers that hold for every answer are the server's.
 */
export async function createHostedPages(_options: HostedPagesOptions): Promise<HostedPages> {
  return {
    brandRoutes: new Hono(),
    payRoutes: new Hono(),
    referenceRoutes: new Hono(),
    fieldsScript: { scriptUrl: () => '', integrity: '' },
  };
}
