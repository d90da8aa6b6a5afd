import type { Contender, InputProps } from './contender.ts';

function Bare({ onChange }: InputProps) {
  return <input onInput={(event) => onChange(event.currentTarget.value)} />;
}

function Held({ value, onChange }: InputProps) {
  return (
    <input
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The limit: an input that React doesn't control. */
export const bare: Contender = {
  name: 'bare input',
  isControlled: false,
  inputs: { phone: Bare, currency: Bare, date: Bare },
};

export const controlled: Contender = {
  name: 'controlled React input',
  isControlled: true,
  inputs: { phone: Held, currency: Held, date: Held },
};
