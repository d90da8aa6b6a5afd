import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '@payfac/ui/base.css';
import { bare, controlled } from './bare.tsx';
import { type Contender, emitted, type Kind, type RowProps, type Value } from './contender.ts';
import { imask } from './imask.tsx';
import { maskito } from './maskito.tsx';
import { numberFormat } from './number-format.tsx';
import { ours, oursControlled } from './ours.tsx';

/** What the runner asks of this page. */
export interface BenchPage {
  mount(contender: string, kind: Kind, row: RowProps, start: Value): void;
  rerender(): void;
  view(): {
    text: string;
    start: number;
    end: number;
    emissions: readonly Value[];
  };
  input(): HTMLInputElement;
}

declare global {
  var benchPage: BenchPage;
}

const contenders: readonly Contender[] = [
  bare,
  controlled,
  ours,
  oursControlled,
  numberFormat,
  imask,
  maskito,
];

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

globalThis.benchPage = {
  mount: (name, kind, row, start) => {
    const contender = contenders.find((each) => each.name === name);
    const host = document.querySelector('main');
    if (contender === undefined || host === null) throw new Error(`No contender ${name}.`);
    root?.unmount();
    emissions = [];
    const isNumber = kind === 'currency' && row.output !== 'string';
    last = isNumber && typeof start === 'string' ? emitted.currency(start) : start;
    root = createRoot(host);
    render = () =>
      root?.render(<Parent contender={contender} kind={kind} row={row} start={start} />);
    flushSync(render);
    emissions = [];
  },
  rerender: () => flushSync(render),
  view: () => {
    const input = globalThis.benchPage.input();
    return {
      text: input.value,
      start: input.selectionStart ?? 0,
      end: input.selectionEnd ?? 0,
      emissions,
    };
  },
  input: () => {
    const input = document.querySelector('input');
    if (input === null) throw new Error('No input is mounted.');
    return input;
  },
};
