import type { InputType, StrictInputType } from 'storybook/internal/types';

/** A property that a reader can change, with the control it takes. */
export interface PlayedProp {
  readonly name: string;
  readonly description: string;
  readonly control:
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'text' }
    | { readonly kind: 'number' };
  /** As its type documents it; '' without one. */
  readonly byDefault: string;
}

type ArgTypes = Readonly<Record<string, InputType | StrictInputType>>;
type Args = Readonly<Record<string, unknown>>;

/** More than fit beside the canvas help nobody to find the ones that matter. */
const MOST = 8;

/** Wiring: nothing that is seen, or what is only read when the component appears. */
const PLUMBING =
  /^(?:id|form|slot|ref|key|labelledBy|autoFocus|isOpen|isTouched|.*AtFirst|(?:content|current)Key|default[A-Z].*|on[A-Z].*|aria-.*|data-.*)$/;

/** What a component holds can only be changed from outside where the story already does. */
const HELD = new Set(['name', 'value', 'selected', 'isSelected', 'step', 'page']);

function controlOf({ control, options }: InputType): PlayedProp['control'] | undefined {
  const kind = typeof control === 'object' && control !== null ? control.type : control;
  if (kind === 'boolean') return { kind: 'switch' };
  if (kind === 'number' || kind === 'range') return { kind: 'number' };
  if (kind === 'text') return { kind: 'text' };
  if (kind !== 'select' && kind !== 'radio' && kind !== 'inline-radio') return undefined;
  const choices = (options ?? []).filter((option) => typeof option === 'string');
  return choices.length === options?.length ? { kind: 'choice', options: choices } : undefined;
}

/** What changes a component most comes first: its words, its looks, its states, its figures. */
function rankOf({ name, control }: PlayedProp, args: Args): number {
  if (control.kind === 'choice') return 1;
  if (control.kind === 'switch') return 2;
  if (name in args) return 0;
  return control.kind === 'number' ? 3 : 4;
}

/** The properties of a component's types that a reader may change, the main ones first. */
export function playedProps(argTypes: ArgTypes, args: Args): PlayedProp[] {
  const props = Object.entries(argTypes).flatMap(([name, argType]): PlayedProp[] => {
    const isOffered = !PLUMBING.test(name) && (!HELD.has(name) || name in args);
    const control = isOffered ? controlOf(argType) : undefined;
    if (control === undefined) return [];
    return [
      {
        name,
        description: argType.description ?? '',
        control,
        byDefault: argType.table?.defaultValue?.summary?.replaceAll(/^["']|["']$/g, '') ?? '',
      },
    ];
  });
  const isSet = ({ name }: PlayedProp) => (name in args ? 0 : 1);
  return props
    .toSorted((one, other) => rankOf(one, args) - rankOf(other, args) || isSet(one) - isSet(other))
    .slice(0, MOST);
}
