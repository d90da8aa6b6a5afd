import { type Names, tokensOf } from './theme-shown.ts';

interface SwatchesProps {
  names: Names;
}

/** Every color of the theme shown, by its name in code and in CSS. */
export function Swatches({ names }: SwatchesProps) {
  return (
    <ul className="pf-swatches">
      {tokensOf(names).map(({ path, variable }) => (
        <li key={variable}>
          <span className="pf-swatch" style={{ background: `var(${variable})` }} />
          <span>
            <strong>{path}</strong>
            <code>{variable}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
