import type { Endpoint } from '../../src/kernel/endpoint.ts';
import { areaDocs } from '../../src/openapi/document.ts';
import { pascal } from '../../src/openapi/names.ts';
import { rowOf, type TypeNames } from './names.ts';
import { comment, type Declared, type typePrinter } from './printer.ts';

type Printer = ReturnType<typeof typePrinter>;

const parts = {
  params: 'The parts of the path.',
  query: 'The parameters of the query.',
  body: 'What is sent.',
} as const;

/** A call's input as one interface. */
function inputOf(endpoint: Endpoint, { print, idOf }: Printer): string | undefined {
  const lines = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const type = print(schema, 'send', { id: idOf(endpoint, part), path: [] });
    return `${comment(parts[part])}readonly ${part}${part === 'query' ? '?' : ''}: ${type};`;
  });
  return lines.length === 0 ? undefined : `{\n${lines.join('\n')}\n}`;
}

/** The type of one call, and its input. */
function callOf(endpoint: Endpoint, inputName: string, printer: Printer) {
  const { movesMoney, creates, list, csv } = endpoint;
  const input = inputOf(endpoint, printer);
  const name = input === undefined ? 'NoInput' : inputName;
  const optional = movesMoney ? '' : '?';
  const isNeeded = movesMoney || endpoint.params || endpoint.body;
  const taking = (options: string) =>
    `[input${isNeeded ? '' : '?'}: ${name}, options${optional}: ${options}]`;
  const key = movesMoney ? 'Money' : creates ? 'Create' : 'Send';
  const id = { id: printer.idOf(endpoint, 'response'), path: [] };
  const output = printer.print(endpoint.output, 'read', id);
  const row = list && rowOf(endpoint);
  const sent = taking(`OptionsOf<${key}Options, C>`);
  const types = [list ? `WrittenList<${sent}, ${output}, C>` : `WrittenCall<${sent}, ${output}>`];
  if (csv) types.push(`WithCsv<${taking('CsvOptions')}>`);
  if (row)
    types.push(
      `WithPages<${taking('PagesOptions')}, ${printer.print(row, 'read', { ...id, path: ['data'] })}>`,
    );
  return { type: types.join(' & '), input: input && `export interface ${name} ${input}\n` };
}

/** The calls of an area as an interface, with their inputs. */
export function areaTypes(
  area: string,
  endpoints: readonly (readonly [string, Endpoint])[],
  names: TypeNames,
  printer: Printer,
): Declared {
  return printer.using(() => {
    const inputs: string[] = [];
    const calls = endpoints.map(([call, endpoint]) => {
      const { type, input } = callOf(endpoint, names.input(area, call), printer);
      if (input) inputs.push(input);
      const { summary = '', description } = areaDocs[area]?.calls[call] ?? {};
      const said = [`${summary}.`, description].filter(Boolean).join(' ');
      return `${comment(said)}readonly ${call}: ${type};`;
    });
    const interfaceName = `${pascal(area)}Calls`;
    const head = comment(`The calls of \`api.${area}\`.`);
    const own = `${head}export interface ${interfaceName}<C extends Caller> {\n${calls.join('\n')}\n}\n`;
    return [...inputs, own].join('\n');
  });
}
