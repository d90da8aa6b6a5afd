// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardFieldEvents } from './index.ts';
import { type CardFieldsError, loadCardFields } from './index.ts';

type Listener = (detail: unknown) => void;
const tokenized = { ok: true, token: 'tok_1', cardBrand: 'visa' };

/** The hosted script, as it registers itself in a page. */
function installScript() {
  const listeners = new Map<string, Listener>();
  const destroy = vi.fn();
  const create = vi.fn(() => ({
    on: (event: keyof CardFieldEvents, listener: Listener) => {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
    tokenize: async () => tokenized,
    validate: () => undefined,
    focus: () => undefined,
    clear: () => undefined,
    destroy,
  }));
  vi.stubGlobal('PayfacFields', { create });
  return {
    create,
    destroy,
    tell: (event: string, detail?: unknown) => listeners.get(event)?.(detail),
  };
}

let pages = 0;
/** A URL that no earlier test has loaded. */
const address = () => {
  pages += 1;
  return { scriptUrl: `https://pay.harbor.example/fields/v1/${pages}.js`, integrity: 'sha384-abc' };
};
const scripts = () => [...document.querySelectorAll('script')];
const container = document.createElement('div');
const mounting = { context: 'ctx', vaultId: 'vault_local', container };

const failureOf = async (
  call: Promise<unknown>,
): Promise<Pick<CardFieldsError, 'reason' | 'message'>> =>
  call.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: CardFieldsError) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('the card fields', () => {
  it('are loaded once a page, with integrity, and mounted as often as asked [API-12]', async () => {
    const { create } = installScript();
    const options = address();
    const both = Promise.all([loadCardFields(options), loadCardFields(options)]);
    const [script, ...others] = scripts();
    expect(others).toEqual([]);
    expect(script).toMatchObject({
      src: options.scriptUrl,
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
    });
    script?.dispatchEvent(new Event('load'));
    const [one, other] = await both;
    one.mount(mounting);
    other.mount(mounting);
    expect(create).toHaveBeenCalledTimes(2);
    expect(create).toHaveBeenCalledWith(mounting);
    await loadCardFields(options);
    expect(scripts()).toHaveLength(1);
  });

  async function mounted() {
    const script = installScript();
    const loading = loadCardFields(address());
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    return { ...script, fields: (await loading).mount(mounting) };
  }

  it('tell when they are ready, tokenize, and are destroyed', async () => {
    const { fields, tell, destroy } = await mounted();
    tell('ready');
    await fields.ready;
    expect(await fields.tokenize()).toBe(tokenized);
    fields.destroy();
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('say why they cannot be used', async () => {
    const { fields, tell } = await mounted();
    tell('error', { reason: 'unavailable', message: 'Card entry isn’t available right now.' });
    expect(await failureOf(fields.ready)).toMatchObject({
      reason: 'unavailable',
      message: 'Card entry isn’t available right now.',
    });
  });
});

describe('what is in the way', () => {
  it('is named when the script does not arrive, and a later call tries again', async () => {
    const options = address();
    const loading = loadCardFields(options);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect((await failureOf(loading)).reason).toBe('unreachable');
    expect(scripts()).toEqual([]);
    installScript();
    const again = loadCardFields(options);
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await again).toHaveProperty('mount');
  });

  it("is named when the page's policy refuses the script, with what to allow", async () => {
    const options = address();
    const loading = loadCardFields(options);
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: options.scriptUrl,
      effectiveDirective: 'script-src-elem',
    });
    document.dispatchEvent(violation);
    scripts()[0]?.dispatchEvent(new Event('error'));
    const { reason, message } = await failureOf(loading);
    expect(reason).toBe('blocked');
    expect(message).toBe(
      "The page's content-security policy must allow https://pay.harbor.example in script-src-elem.",
    );
  });

  it('is named when something else arrives', async () => {
    const loading = loadCardFields(address());
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect((await failureOf(loading)).reason).toBe('script');
  });

  it('is named when the page allows no Trusted Types policy of that name', async () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy disallowed.');
      },
    });
    const { reason, message } = await failureOf(
      loadCardFields({ ...address(), policyName: 'shop-fields' }),
    );
    expect(reason).toBe('policy');
    expect(message).toContain('"shop-fields"');
  });

  it('is named outside a browser', async () => {
    vi.stubGlobal('document', undefined);
    expect((await failureOf(loadCardFields(address()))).reason).toBe('environment');
  });

  it('is not a second policy: it is made once, and passes the asked addresses alone', async () => {
    installScript();
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    for (const options of [address(), address()]) {
      const loading = loadCardFields(options);
      scripts().at(-1)?.dispatchEvent(new Event('load'));
      await loading;
    }
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe('payfac-card-fields');
    const rules = createPolicy.mock.calls[0]?.[1];
    expect(() => rules?.createScriptURL('https://elsewhere.example/x.js')).toThrow(TypeError);
  });
});
