import { api } from '../../shared/api/client.ts';

/** What the hosted fields answer when they are asked for a token. */
export type Tokenized =
  | {
      readonly ok: true;
      readonly token: string;
      readonly cardBrand: string | null;
      readonly truncatedCardNumber: string;
    }
  | {
      readonly ok: false;
      /** Those of `number`, `expiry` and `cvv` are shown at their fields; `form` is the caller's. */
      readonly errors: readonly { readonly field: string; readonly message: string }[];
    };

export interface HostedFieldEvents {
  /** The fields cannot be used: they did not load, or were open for too long. */
  readonly error: { readonly message: string };
  /** Enter was pressed in a field. */
  readonly submit: undefined;
}

/** The card fields of the hosted-pages origin. The page that embeds them never sees a card number. */
export interface HostedFields {
  /** Takes the listener away again when called. */
  readonly on: <E extends keyof HostedFieldEvents>(
    event: E,
    listener: (detail: HostedFieldEvents[E]) => void,
  ) => () => void;
  readonly tokenize: () => Promise<Tokenized>;
  /** Says at each field what is wrong with it, and sends nothing. */
  readonly validate: () => void;
  readonly clear: () => void;
  readonly destroy: () => void;
}

/** As much of Trusted Types as is used here; browsers without them have no policy. */
interface TrustedTypePolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}

interface HostedFieldsLoader {
  readonly create: (options: {
    readonly context: string;
    readonly vaultId: string;
    readonly container: HTMLElement;
  }) => HostedFields;
}

declare global {
  interface Window {
    PayfacFields?: HostedFieldsLoader;
    trustedTypes?: TrustedTypePolicies;
  }
}

const payOrigin = (): string => `${location.protocol}//pay.${brandHost()}`;

/** `sandbox.harbor.localhost` and `harbor.localhost` share the brand's hosted-pages host. */
function brandHost(): string {
  return location.host.replace(/^(dev|sandbox|stage|app)\./, '');
}

const policy = window.trustedTypes?.createPolicy('payfac-hosted-fields', {
  createScriptURL(url) {
    if (new URL(url).origin !== payOrigin()) throw new TypeError('Not the hosted-pages origin.');
    return url;
  },
});

let loading: Promise<HostedFieldsLoader> | undefined;

function load(url: string, integrity: string): Promise<HostedFieldsLoader> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const failed = () => {
      loading = undefined;
      script.remove();
      reject(
        new Error('The card fields could not be loaded. Check your connection and try again.'),
      );
    };
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('error', failed);
    script.addEventListener('load', () => {
      if (window.PayfacFields) resolve(window.PayfacFields);
      else failed();
    });
    Object.assign(script, { src: policy?.createScriptURL(url) ?? url });
    document.head.append(script);
  });
  return loading;
}

/** Opens card fields for an account inside an element; they close with `destroy`. */
export async function openHostedFields(
  subMerchantId: string,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<HostedFields | undefined> {
  const session = await api.tokenization.virtualTerminal({ query: { subMerchantId } }, { signal });
  const { context, vaultId, scriptUrl, integrity } = await api.tokenization.generateContext(
    { params: { id: session.tokenizationId }, body: { targetOrigins: [location.origin] } },
    { signal },
  );
  const loader = await load(scriptUrl, integrity);
  return signal.aborted ? undefined : loader.create({ context, vaultId, container });
}
