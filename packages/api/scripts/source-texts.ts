import type { DescriptionOf } from '../src/openapi/describe.ts';
import type { Names } from '../src/openapi/names.ts';
import { type Field, readFieldDocs } from './field-docs.ts';

const kebab = (area: string) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The source of a field's description: a component's schema, or the contract for a call's part. */
export function sourceFields(names: Names) {
  const { root, field } = readFieldDocs();
  const fieldOf = (id: string, path: readonly string[]): Field | undefined => {
    const [call = '', place] = id.split(':');
    if (place === undefined) return field(names.constants.get(id) ?? '', undefined, path);
    if (call.startsWith('webhook.')) return field('event', 'domain/src/areas/webhooks', path);
    const [area = '', name = ''] = call.split('.');
    const part = place === 'response' ? 'output' : place;
    return field('calls', `api/src/areas/${kebab(area)}`, [name, part, ...path]);
  };
  return { root, fieldOf };
}

export function sourceTexts(names: Names): DescriptionOf {
  const { fieldOf } = sourceFields(names);
  return (id, path) => fieldOf(id, path)?.text;
}
