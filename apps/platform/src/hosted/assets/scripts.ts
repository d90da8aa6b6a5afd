import { type Asset, createAsset } from './asset.ts';
import { bundle } from './bundle.ts';

/*
 * The one list of scripts that hosted pages run, each with its page and why it is there. A page gets none otherwise, and
 * docs/security.md shows the list. All are the platform's own, of its own host.
 */

interface HostedScript {
  readonly folder: string;
  readonly name: string;
  readonly page: string;
  readonly why: string;
}

export const hostedScripts = {
  'card-frame.ts': {
    folder: '/fields/v1/',
    name: 'card',
    page: 'card fields (`/fields/v1/`)',
    why: 'takes the card and returns a token',
  },
  'loader.ts': {
    folder: '/fields/v1/',
    name: 'loader',
    page: 'a merchant’s own page',
    why: 'embeds the frame with the card fields; loaded with an integrity hash',
  },
  'page.ts': {
    folder: '/hosted/v1/',
    name: 'page',
    page: 'payment page (`/pay/`)',
    why: 'submits the form once, reports missing fields, opens the card fields',
  },
  'mode.ts': {
    folder: '/hosted/v1/',
    name: 'mode',
    page: 'each hosted page',
    why: 'sets light or dark mode before the page renders',
  },
  'login.ts': {
    folder: '/payments/',
    name: 'login',
    page: 'sign-in',
    why: 'shows the password, requests a passkey; takes no card',
  },
} as const satisfies Readonly<Record<string, HostedScript>>;

export type HostedScriptName = keyof typeof hostedScripts;

/** @param folder where a page serves it, when that is not its usual place. */
export async function createScript(
  entry: HostedScriptName,
  folder: string = hostedScripts[entry].folder,
): Promise<Asset> {
  return createAsset(folder, hostedScripts[entry].name, 'js', await bundle(entry));
}

/** A script as it is delivered. */
export interface InventoriedScript extends Pick<HostedScript, 'page' | 'why'> {
  readonly source: HostedScriptName;
  readonly path: string;
  readonly integrity: string;
}

/** What this version delivers: the same each time it is built. */
export function scriptInventory(): Promise<readonly InventoriedScript[]> {
  const sources = Object.keys(hostedScripts).filter(
    (name): name is HostedScriptName => name in hostedScripts,
  );
  return Promise.all(
    sources.map(async (source) => {
      const { page, why } = hostedScripts[source];
      const { path, integrity } = await createScript(source);
      return { source, path, integrity, page, why };
    }),
  );
}
