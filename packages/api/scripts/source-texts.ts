import type { SaysOf } from '../src/openapi/describe.ts';
import type { Names } from '../src/openapi/names.ts';
import { readFieldDocs } from './field-docs.ts';

const kebab = (area: string) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Of a component the comment in its schema; of a call's parameter that in the contract of its area. */
export function sourceTexts(names: Names): SaysOf {
  const fieldDocs = readFieldDocs();
  return (id, field) => {
    const [call = '', place] = id.split(':');
    if (place !== undefined) {
      const [area = '', name = ''] = call.split('.');
      return fieldDocs.of(kebab(area), name, field);
    }
    return fieldDocs.anywhere(names.constants.get(id) ?? '', field);
  };
}
