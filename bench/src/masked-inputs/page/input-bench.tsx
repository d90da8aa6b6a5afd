import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '@payfac/ui/base.css';
import { type Contender, emitted, type Kind, type RowProps, type Value } from './contender.ts';

/** Functions the runner calls on this page. */
export interface BenchPage {
  mount(contender: string, kind: Kind, row: RowProps, start: Value): void;
  rerender(): void;
  view(): {
    text: string;
    start: number;
    end: number;
    emissions: readonly Value[];
  };
  /** The element that receives keys. */
  input(): HTMLElement;
  /** Kinds that a contender has an input for. */
  kindsOf(contender: string): readonly Kind[];
}

declare global {
  var benchPage: BenchPage;
}

let root: Root | undefined;
let emissions: Value[] = [];
let last: Value = null;
let render = () => {};

interface ParentProps {
  readonly contender: Contender;
  readonly kind: Kind;
  readonly row: RowProps;
  readonly start: Value;
}

function Parent({ contender, kind, row, start }: ParentProps) {
  const [value, setValue] = useState(start);
  const Input = contender.inputs[kind];
  if (Input === undefined) return null;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Input
        row={row}
        value={contender.isControlled ? value : undefined}
        start={start}
        onChange={(next) => {
          if (!Object.is(last, next)) emissions.push(next);
          last = next;
          if (contender.isControlled) setValue(next);
        }}
      />
    </form>
  );
}

const kinds = ['phone', 'currency', 'date'] as const;

/**
 * The text of a segmented field as an input would show it: up to the first placeholder, with the caret, which such a
 * field lacks, at the end.
 */
function segmentedText(segment: Element): string {
  const whole = segment.closest('[role=group]')?.textContent ?? '';
  const plain = whole.replace(/[^\w/-]/g, '').replaceAll('/', '-');
  return plain.replace(/-?[A-Za-z].*$/, '');
}

/** Registers these contenders for the runner. */
export function installInputBench(contenders: readonly Contender[]): void {
  let segments: string | undefined;

  function input(): HTMLElement {
    const selector = segments ?? 'input';
    const { activeElement } = document;
    const found =
      activeElement instanceof HTMLElement && activeElement.matches(selector)
        ? activeElement
        : document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error('No input is mounted.');
    return found;
  }

  globalThis.benchPage = {
    mount: (name, kind, row, start) => {
      const contender = contenders.find((each) => each.name === name);
      const host = document.querySelector('main');
      if (contender === undefined || host === null) throw new Error(`No contender ${name}.`);
      root?.unmount();
      emissions = [];
      const isNumber = kind === 'currency' && row.output !== 'string';
      last = isNumber && typeof start === 'string' ? emitted.currency(start) : start;
      segments = contender.segments?.[kind];
      root = createRoot(host);
      render = () =>
        root?.render(<Parent contender={contender} kind={kind} row={row} start={start} />);
      flushSync(render);
      emissions = [];
    },
    rerender: () => flushSync(render),
    view: () => {
      const element = input();
      if (element instanceof HTMLInputElement) {
        const { value: text, selectionStart, selectionEnd } = element;
        return { text, start: selectionStart ?? 0, end: selectionEnd ?? 0, emissions };
      }
      const text = segmentedText(element);
      return { text, start: text.length, end: text.length, emissions };
    },
    input,
    kindsOf: (name) => {
      const contender = contenders.find((each) => each.name === name);
      return kinds.filter((kind) => contender?.inputs[kind] !== undefined);
    },
  };
}
