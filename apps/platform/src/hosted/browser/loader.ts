import type { CardField } from '../card/check.ts';
import {
  type Change,
  type FieldError,
  type FromFrame,
  isEnvelope,
  type Labels,
  protocol,
  type Style,
  type ToFrame,
  type Tokenized,
} from '../fields/protocol.ts';
import { afterPress } from './after-press.ts';
import { watchAppearance } from './appearance.ts';
import { createListeners } from './listeners.ts';

/** The fields can't be used, because they didn't load or were open for too long. */
export interface Failure {
  readonly reason: 'unavailable' | 'expired';
  readonly message: string;
}

export interface FieldEvents {
  readonly ready: undefined;
  readonly change: Change;
  readonly focus: { readonly field: CardField };
  readonly blur: { readonly field: CardField };
  /** Enter was pressed in a field. */
  readonly submit: undefined;
  readonly error: Failure;
}

export interface CreateOptions {
  /** Signed by the platform; names the origins that may embed the fields. */
  readonly context: string;
  readonly vaultId: string;
  readonly container: HTMLElement;
  /** Custom properties of the design system. Default: those of the container. */
  readonly style?: Style;
  readonly labels?: Partial<Labels>;
}

const messages: Readonly<Record<Failure['reason'], string>> = {
  unavailable: 'Card entry isn’t available right now. Try again later.',
  expired: 'Card entry timed out. Enter the card again.',
};
const closed = 'Card entry was closed.';

/** The time to load, and the time to send a first message once loaded, in milliseconds. */
const loadsWithin = 15_000;
const speaksWithin = 3_000;

const { currentScript } = document;
/** The hosted-pages origin, which this script was loaded from. */
const origin = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : '';

function createFrame({ context, vaultId, labels }: CreateOptions, mode: string) {
  const frame = document.createElement('iframe');
  const parent = location.origin;
  frame.title = labels?.number ?? 'Card details';
  frame.src = `${origin}/fields/v1/card?${new URLSearchParams({ context, vaultId, parent, mode })}`;
  // The frame has a 2 px margin for the focus ring, which extends beyond the container.
  Object.assign(frame.style, {
    display: 'block',
    width: 'calc(100% + 4px)',
    height: '60px',
    margin: '-2px',
    border: '0',
    background: 'transparent',
    colorScheme: mode,
  });
  return frame;
}

function create(options: CreateOptions) {
  const listeners = createListeners<FieldEvents>();
  const waiting = new Map<number, (result: Tokenized) => void>();
  const untilReady: ToFrame[] = [];
  let isReady = false;
  let failure: FieldError | undefined;
  let requests = 0;

  const appearance = watchAppearance(options, () => {
    frame.style.colorScheme = appearance.current().mode;
    if (isReady) send(appearance.current());
  });
  const frame = createFrame(options, appearance.current().mode);

  const send = (message: ToFrame) => {
    if (!isReady) untilReady.push(message);
    else frame.contentWindow?.postMessage({ ...message, protocol }, origin);
  };

  const end = (message: string) => {
    failure = { field: 'form', message };
    for (const settle of waiting.values()) settle({ ok: false, errors: [failure] });
    waiting.clear();
  };
  const fail = (reason: Failure['reason']) => {
    end(messages[reason]);
    listeners.tell('error', { reason, message: messages[reason] });
  };

  let timer = setTimeout(fail, loadsWithin, 'unavailable');
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    if (!isReady) timer = setTimeout(fail, speaksWithin, 'unavailable');
  });

  const receive = ({ data, origin: sender, source }: MessageEvent) => {
    if (sender !== origin || source !== frame.contentWindow) return;
    if (!isEnvelope<FromFrame>(data)) return;
    if (data.type === 'ready') {
      clearTimeout(timer);
      isReady = true;
      failure = undefined;
      for (const message of [appearance.current(), ...untilReady.splice(0)]) send(message);
      listeners.tell('ready', undefined);
    } else if (data.type === 'height') frame.style.height = `${data.height}px`;
    else if (data.type === 'change') listeners.tell('change', data.detail);
    else if (data.type === 'submit') listeners.tell('submit', undefined);
    else if (data.type === 'expired') fail('expired');
    else if (data.type === 'result') {
      waiting.get(data.request)?.(data.result);
      waiting.delete(data.request);
    } else {
      const { type, field } = data;
      if (type === 'blur') afterPress(() => send({ type: 'left', field }));
      listeners.tell(type, { field });
    }
  };
  addEventListener('message', receive);
  options.container.append(frame);

  return {
    /** Returns a function that removes the listener. */
    on: listeners.on,
    /** Always resolves; errors also show at their fields. */
    tokenize: (): Promise<Tokenized> =>
      new Promise((resolve) => {
        if (failure) {
          resolve({ ok: false, errors: [failure] });
          return;
        }
        requests += 1;
        waiting.set(requests, resolve);
        send({ type: 'tokenize', request: requests });
      }),
    focus: (field: CardField) => send({ type: 'focus', field }),
    /** Shows each field's error, for a form whose other fields are invalid. */
    validate: () => send({ type: 'validate' }),
    clear: () => send({ type: 'clear' }),
    destroy: () => {
      clearTimeout(timer);
      appearance.stop();
      removeEventListener('message', receive);
      frame.remove();
      end(closed);
    },
  };
}

Object.defineProperty(window, 'PayfacFields', { value: Object.freeze({ create }) });
