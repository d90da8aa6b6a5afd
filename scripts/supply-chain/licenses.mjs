// Licenses allowed in this product. Adding one is a person's decision.

/** For delivered packages: licenses that require at most a notice. */
export const delivered = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, which ship with their license.
  'OFL-1.1',
];

/** For build and test tools, which aren't delivered: their files are unchanged. */
export const tools = [...delivered, 'CC-BY-4.0', 'MPL-2.0'];

/** Packages that don't declare a license in the usual place, with the one found by hand. */
const readByHand = { 'eval@0.1.8': 'MIT', 'exit@0.1.2': 'MIT', 'require-like@0.1.2': 'MIT' };

/** Whether an SPDX expression is satisfied by the list: one side of each OR, both of each AND. */
export function isAllowed(expression, list) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  const either = () => {
    let holds = both();
    while (tokens[0] === 'OR') {
      tokens.shift();
      holds = both() || holds;
    }
    return holds;
  };
  const both = () => {
    let holds = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      holds = one() && holds;
    }
    return holds;
  };
  const one = () => {
    const token = tokens.shift();
    if (token !== '(') return list.includes(token);
    const holds = either();
    tokens.shift();
    return holds;
  };
  return either() && tokens.length === 0;
}

const expressionOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' AND ');

/** Packages of a CycloneDX list with a license that isn't allowed, one line each. Our own have none. */
export function refusals({ components }, list) {
  return components
    .filter(({ group }) => group !== '@payfac')
    .map((component) => {
      const { group, name, version } = component;
      const id = `${group ? `${group}/` : ''}${name}@${version}`;
      return { id, license: readByHand[id] ?? expressionOf(component) };
    })
    .filter(({ license }) => !isAllowed(license, list))
    .map(({ id, license }) => `${id}: ${license || 'no license'}`);
}
