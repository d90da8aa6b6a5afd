import * as contract from '@payfac/api/contract';
import type { Raw } from '@payfac/domain/monitoring';
import type { List } from '../../shared/lists/list.ts';

const files = import.meta.glob<string>(
  ['../../{features,entities}/**/*.{ts,tsx}', '!../../**/*.{test,types.test,css}.*'],
  { query: '?raw', import: 'default' },
);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../{features,entities}/**/*.{ts,tsx}',
  '!../../**/*.{test,types.test,css}.*',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isList = (value: unknown): value is List<never> =>
  isObject(value) && 'report' in value && 'rowKey' in value && 'load' in value;

const isArea = (value: unknown): value is contract.Area =>
  isObject(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every((each) => isObject(each) && 'method' in each && 'path' in each);

/** Every area of the contract, for a screen that may call any of them. */
export const everyArea: Readonly<Record<string, contract.Area>> = Object.fromEntries(
  Object.entries(contract).flatMap(([name, area]) => (isArea(area) ? [[name, area]] : [])),
);

/** Every list of the app by its report, found through the modules that declare one. */
export async function everyList(): Promise<ReadonlyMap<string, List<never>>> {
  const lists = new Map<string, List<never>>();
  for (const [path, read] of Object.entries(files)) {
    if (!(await read()).includes('defineList(')) continue;
    const exports = Object.values((await modules[path]?.()) ?? {});
    for (const list of exports.filter(isList)) lists.set(list.report, list);
  }
  return lists;
}

const disabledFeature: Raw = {
  kind: 'disabledFeatures',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  feature: 'payouts',
  disabledBy: null,
  disabledAt: new Date('2026-03-02T15:00:00Z'),
};

/** A list's response when the contract's example has another kind of row. */
export const responsesOf = ({ report }: List<never>) =>
  report === 'disabled-features'
    ? { raws: { list: () => ({ data: [disabledFeature], count: 1 }) } }
    : {};
