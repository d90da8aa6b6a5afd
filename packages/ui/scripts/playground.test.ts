// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveCode } from '../../../.storybook/blocks/playground/live-code.ts';
import { playedProps } from '../../../.storybook/blocks/playground/main-props.ts';

const choice = (options: readonly string[], summary?: string) => ({
  control: { type: 'radio' as const },
  options: [...options],
  ...(summary !== undefined && { table: { defaultValue: { summary } } }),
});
const flag = { control: { type: 'boolean' as const } };
const text = { control: { type: 'text' as const } };

describe('the properties beside a component', () => {
  it('begin with its words, then come its looks, its states, and what else is text', () => {
    const shown = playedProps(
      {
        isDisabled: flag,
        description: text,
        variant: choice(['primary', 'quiet'], '"quiet"'),
        height: { control: { type: 'number' } },
        children: text,
      },
      { children: 'Save' },
    );
    expect(shown.map(({ name }) => name)).toEqual([
      'children',
      'variant',
      'isDisabled',
      'height',
      'description',
    ]);
    expect(shown[1]).toMatchObject({
      byDefault: 'quiet',
      control: { options: ['primary', 'quiet'] },
    });
  });

  it('leave out wiring, what is only read at first, and what a control can’t hold', () => {
    const hidden = {
      id: text,
      onPress: { control: false as const },
      defaultValue: text,
      isOpenAtFirst: flag,
      autoFocus: flag,
      'aria-label': text,
      rows: { control: { type: 'object' as const } },
      value: text,
    };
    expect(playedProps(hidden, {})).toEqual([]);
    expect(playedProps(hidden, { value: 'a' }).map(({ name }) => name)).toEqual(['value']);
  });

  it('are eight at most', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`is${at}`, flag]));
    expect(playedProps(many, {})).toHaveLength(8);
  });
});

describe('the code of what is shown', () => {
  const code = (args: Readonly<Record<string, unknown>>, written = {}) =>
    liveCode({
      component: 'Button',
      folder: 'button',
      args,
      initialArgs: { children: 'Save' },
      written,
    }).split('\n\n')[1];

  it('has the properties of the moment', () => {
    expect(code({ children: 'Save' })).toBe('<Button>Save</Button>');
    expect(
      code({
        children: 'Pay',
        variant: 'primary',
        isLoading: true,
        isDisabled: false,
        size: undefined,
      }),
    ).toBe('<Button variant="primary" isLoading>Pay</Button>');
  });

  it('keeps short expressions as they are written, and leaves long ones to the whole example', () => {
    expect(code({ icon: {} }, { icon: '<AddIcon size={16} />' })).toBe(
      '<Button icon={<AddIcon size={16} />} />',
    );
    expect(code({ entries: [] }, { entries: '[\n  1,\n]' })).toBe('<Button entries={…} />');
  });

  it('reads as the text that was typed, whatever it was', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = code({ label: typed }) ?? '';
        const [, plain, quoted] = /label=(?:"([^"]*)"|\{(.*)\}) ?/s.exec(shown) ?? [];
        expect(plain ?? JSON.parse(quoted ?? 'null')).toBe(typed);
      }),
    );
  });
});
