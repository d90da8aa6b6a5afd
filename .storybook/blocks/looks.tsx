import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { createElement } from 'react';
import { isComponent } from './is-component.ts';
import { playedProps } from './playground/main-props.ts';

interface LooksProps {
  readonly of: Of;
  /** The property that makes the rows. Its values, and those of the other properties, come from the types. */
  readonly rows: string;
}

/** All appearances of a component: a row per value of one property, with all sizes and states. */
export function Looks({ of, rows }: LooksProps) {
  const { story } = useOf(of, ['story']);
  const { component, initialArgs, argTypes } = story;
  const props = playedProps(argTypes, initialArgs);
  const choicesOf = (name: string): readonly string[] => {
    const control = props.find((prop) => prop.name === name)?.control;
    return control?.kind === 'choice' ? control.options : [];
  };
  const states = props.filter(
    ({ control, name }) => control.kind === 'switch' && name !== 'isFullWidth',
  );
  const columns = [
    ...choicesOf('size').map((size) => ({ name: size, args: { size } })),
    ...states.map(({ name }) => ({ name, args: { [name]: true } })),
  ];
  // Without sizes, the plain component comes first.
  const shown = choicesOf('size').length > 0 ? columns : [{ name: 'plain', args: {} }, ...columns];
  if (!isComponent(component)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, and then keys have to reach it
    <section className="pf-looks" aria-label="All looks" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{rows}</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choicesOf(rows).map((value) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {shown.map(({ name, args }) => (
                <td key={name}>
                  <div className="sb-unstyled">
                    {createElement(component, { ...initialArgs, [rows]: value, ...args })}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
