import type { InputType, StrictInputType } from 'storybook/internal/types';

/** A property that readers can change, and its control. */
export interface PlayedProp {
  readonly name: string;
  readonly description: string;
  readonly control:
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'text' }
    | { readonly kind: 'number' };
  /** Documented default; '' for none. */
  readonly byDefault: string;
}

type ArgTypes = Readonly<Record<string, InputType | StrictInputType>>;
type Args = Readonly<Record<string, unknown>>;

/** More than fit beside the canvas would hide the ones that matter. */
const MOST = 8;

/** Wiring: properties without a visible effect, or read only on mount. */
const PLUMBING =
  /^(?:id|form|slot|ref|key|labelledBy|autoFocus|isOpen|isTouched|.*AtFirst|(?:content|current)Key|default[A-Z].*|on[A-Z].*|aria-.*|data-.*)$/;

/** Controlled values can be changed only when the story already sets them. */
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

/** Properties with the largest effect come first: text, appearance, state, figures. */
function rankOf({ name, control }: PlayedProp, args: Args): number {
  if (control.kind === 'choice') return 1;
  if (control.kind === 'switch') return 2;
  if (name in args) return 0;
  return control.kind === 'number' ? 3 : 4;
}

/** The editable properties of a component's types, main ones first. */
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
