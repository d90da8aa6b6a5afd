import type { CDPSession } from 'playwright';
import type { PressedKey } from '../../field/keystroke-tables/table.ts';

/** The part of the Chrome DevTools Protocol that keys need. */
export type Protocol = Pick<CDPSession, 'send'>;

interface KeyEvent {
  readonly key: string;
  readonly code?: string;
  readonly text?: string;
  readonly windowsVirtualKeyCode?: number;
  readonly modifiers?: number;
}

/** Keys, compositions and drags as the browser receives them from the system, not from a page. */
export interface ChromiumKeys {
  type(character: string): Promise<void>;
  press(key: PressedKey | 'Control+c' | 'Control+v'): Promise<void>;
  compose(text: string): Promise<void>;
  /** Text dragged from another program to a point of the viewport, in CSS pixels. */
  drop(text: string, x: number, y: number): Promise<void>;
}

const virtualKeys: Readonly<Record<string, number>> = {
  Backspace: 8,
  Enter: 13,
  End: 35,
  ArrowLeft: 37,
  ArrowRight: 39,
  Delete: 46,
};

const modifierBits: Readonly<Record<string, number>> = { Control: 2, Shift: 8 };

export function chromiumKeys(protocol: Protocol): ChromiumKeys {
  async function key({ text, ...event }: KeyEvent): Promise<void> {
    const down = text === undefined ? event : { ...event, text };
    await protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', ...down });
    await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  return {
    type: (character) =>
      key({
        key: character,
        text: character,
        ...(/[a-z0-9]/i.test(character) ? virtualKeyOf(character) : {}),
      }),
    press: async (name) => {
      const parts = name.split('+');
      const last = parts.pop() ?? '';
      const modifiers = parts.reduce((bits, part) => bits + (modifierBits[part] ?? 0), 0);
      const typed = last === 'Enter' ? { text: '\r' } : {};
      await key({ key: last, code: codeOf(last), ...virtualKeyOf(last), modifiers, ...typed });
    },
    compose: async (text) => {
      for (let length = 1; length <= text.length; length += 1) {
        const part = text.slice(0, length);
        const end = part.length;
        await protocol.send('Input.imeSetComposition', {
          text: part,
          selectionStart: end,
          selectionEnd: end,
        });
      }
      await protocol.send('Input.insertText', { text });
    },
    drop: async (text, x, y) => {
      const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await protocol.send('Input.dispatchDragEvent', { type, x, y, data });
      }
    },
  };
}

/** Symbols have no code shared by all keyboards; their text is enough. */
function virtualKeyOf(key: string): { windowsVirtualKeyCode: number } {
  return { windowsVirtualKeyCode: virtualKeys[key] ?? key.toUpperCase().charCodeAt(0) };
}

function codeOf(key: string): string {
  return key.length === 1 ? `Key${key.toUpperCase()}` : key;
}
