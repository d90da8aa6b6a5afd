import { simulatedStage } from '../../testing/keystrokes/simulated-stage.ts';
import type { KeystrokeStage, StageView } from '../keystroke-tables/run-row.ts';
import type { WriteMoment } from '../masked/before-frame.ts';
import type { Mask } from '../masked/mask.ts';
import { createMaskedInput } from '../masked/masked-input.ts';

/** A masked input in a form, with what a user, a program and the page can do to it. */
export interface Played {
  readonly stage: KeystrokeStage;
  readonly input: HTMLInputElement;
  /** Everything reported to the program, in order. */
  readonly told: readonly unknown[];
  /** Sets a value from the program. */
  readonly show: (which: 0 | 1) => void;
  readonly enter: (text: string) => void;
  readonly attachAgain: () => void;
  readonly remove: () => void;
}

/** One kind of masked field, with its actions. */
export interface Field {
  readonly name: string;
  readonly keys: string;
  readonly pastes: readonly string[];
  readonly play: (moment: WriteMoment, program: Program) => Played;
}

/** What a program does with an emitted value. */
export type Program = 'listens' | 'holds it' | 'sets another' | 'takes the focus';
export const programs: readonly Program[] = [
  'listens',
  'holds it',
  'sets another',
  'takes the focus',
];

interface Kind<Value> {
  readonly name: string;
  readonly mask: Mask<Value>;
  readonly keys: string;
  readonly pastes: readonly string[];
  readonly values: readonly [Value, Value];
  /** The program's replacement of a value that it doesn't accept. */
  readonly another: (value: Value) => Value;
}

export const field = <Value>(kind: Kind<Value>): Field => ({
  name: kind.name,
  keys: kind.keys,
  pastes: kind.pastes,
  play: (moment, program) => play(kind, moment, program),
});

function play<Value>(kind: Kind<Value>, moment: WriteMoment, program: Program): Played {
  const { mask, values } = kind;
  const form = document.createElement('form');
  const input = document.createElement('input');
  const dialog = document.createElement('button');
  form.append(input, dialog);
  document.body.append(form);
  const masked = createMaskedInput<Value>(mask, undefined, moment);
  const emissions: unknown[] = [];
  const told: unknown[] = [];
  let held: Value | undefined;
  const host = {
    onEmit: (value: Value) => {
      emissions.push(value);
      told.push(['value', value]);
      if (program === 'takes the focus') dialog.focus();
      else if (program !== 'listens') {
        held = program === 'holds it' ? value : kind.another(value);
        masked.update(host, mask, held);
      }
    },
    onText: (text: string) => told.push(['text', text]),
    onNotice: (notice: unknown) => told.push(['notice', notice]),
    onCommit: (text: string) => told.push(['done', text]),
    onLeave: () => told.push('left'),
  };
  let detach = masked.attach(input);
  masked.update(host, mask, undefined);
  const view = (): StageView => ({
    text: input.value,
    start: input.selectionStart ?? 0,
    end: input.selectionEnd ?? 0,
    emissions,
    error: '',
    notice: '',
  });
  const rerender = () => masked.update(host, mask, held);
  const unmount = () => form.remove();
  const mounted = { input, rerender, reset: () => form.reset(), view, unmount };
  return {
    stage: simulatedStage(mounted, () => Promise.resolve()),
    input,
    told,
    show: (which) => {
      held = values[which];
      rerender();
    },
    enter: (text) => masked.enter(text),
    attachAgain: () => {
      detach();
      detach = masked.attach(input);
    },
    remove: () => {
      detach();
      form.remove();
    },
  };
}
