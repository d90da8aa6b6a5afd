type Names = { readonly [key: string]: string | Names };

interface SwatchesProps {
  names: Names;
}

interface Swatch {
  path: string;
  variable: string;
}

function flatten(names: Names, path: readonly string[] = []): Swatch[] {
  return Object.entries(names).flatMap(([key, name]) =>
    typeof name === 'string'
      ? [{ path: [...path, key].join('.'), variable: `--${name}` }]
      : flatten(name, [...path, key]),
  );
}

/** Every color of the theme shown, by its name in code and in CSS. */
export function Swatches({ names }: SwatchesProps) {
  return (
    <ul className="pf-swatches">
      {flatten(names).map(({ path, variable }) => (
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
