import { fieldMessages } from '../messages.ts';
import {
  type KeystrokeRow,
  type KeystrokeStep,
  marked,
  type PressedKey,
  unmarked,
} from './table.ts';

/** The observable state of an input. */
export interface StageView {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** All values emitted since the input was mounted. */
  readonly emissions: readonly unknown[];
  readonly error: string;
  readonly notice: string;
}

/** A mounted input with a keyboard: simulated events, or a real browser. */
export interface KeystrokeStage {
  type(character: string): Promise<void>;
  press(key: PressedKey): Promise<void>;
  paste(text: string): Promise<void>;
  drop(text: string): Promise<void>;
  fill(text: string): Promise<void>;
  compose(text: string): Promise<void>;
  select(start: number, end: number): Promise<void>;
  blur(): Promise<void>;
  rerender(): Promise<void>;
  reset(): Promise<void>;
  view(): Promise<StageView>;
}

/** Runs a row on a stage; returns one sentence per failed expectation. */
export async function runRow<Props>(
  row: KeystrokeRow<Props>,
  stage: KeystrokeStage,
): Promise<readonly string[]> {
  const failures: string[] = [];
  let seen = 0;
  if (row.start !== undefined) {
    const { text, start, end } = unmarked(row.start);
    const view = await stage.view();
    if (view.text !== text) return [`starts with "${view.text}" instead of "${text}"`];
    await stage.select(start, end);
  }
  for (const step of row.steps) {
    if (await perform(step, stage)) continue;
    const view = await stage.view();
    const failure = check(step, view, seen);
    if (failure !== null) failures.push(failure);
    if ('emits' in step) seen = view.emissions.length;
  }
  return failures;
}

/** Performs a step; `false` for a step that is an expectation. */
async function perform(step: KeystrokeStep, stage: KeystrokeStage): Promise<boolean> {
  if ('type' in step) for (const character of step.type) await stage.type(character);
  else if ('press' in step) {
    for (let count = step.times ?? 1; count > 0; count -= 1) await stage.press(step.press);
  } else if ('paste' in step) await stage.paste(step.paste);
  else if ('drop' in step) await stage.drop(step.drop);
  else if ('fill' in step) await stage.fill(step.fill);
  else if ('compose' in step) await stage.compose(step.compose);
  else if ('composeEach' in step) {
    for (const character of step.composeEach) await stage.compose(character);
  } else if ('select' in step) {
    const { start, end } = unmarked(step.select);
    await stage.select(start, end);
  } else if ('blur' in step) await stage.blur();
  else if ('rerender' in step) await stage.rerender();
  else if ('reset' in step) await stage.reset();
  else return false;
  return true;
}

function check(step: KeystrokeStep, view: StageView, seen: number): string | null {
  if ('see' in step) {
    return differ('shows', step.see, marked(view.text, view.start, view.end));
  }
  if ('emits' in step) {
    return differ(
      'emitted',
      JSON.stringify(step.emits),
      JSON.stringify(view.emissions.slice(seen)),
    );
  }
  if ('emitted' in step) {
    return differ('emitted at last', String(step.emitted), String(view.emissions.at(-1)));
  }
  if ('says' in step) {
    const said = step.says === null ? '' : fieldMessages.notices[step.says]('§');
    const [before = '', after = ''] = said.split('§');
    const notice = view.notice.trim();
    const holds =
      step.says === null ? notice === '' : notice.startsWith(before) && notice.endsWith(after);
    return holds ? null : `says "${notice}" instead of "${said}"`;
  }
  if ('error' in step) {
    const expected = errorStart(step.error);
    const holds = expected === '' ? view.error === '' : view.error.startsWith(expected);
    return holds ? null : `has the error "${view.error}" instead of "${expected}"`;
  }
  return null;
}

function errorStart(error: string | null): string {
  if (error === 'dateInvalid') return fieldMessages.dateInvalid;
  if (error === 'tooEarly') return fieldMessages.dateTooEarly('');
  return error === 'tooLate' ? fieldMessages.dateTooLate('') : (error ?? '');
}

function differ(verb: string, expected: string, actual: string): string | null {
  return expected === actual ? null : `${verb} ${actual} instead of ${expected}`;
}
