import { funds } from '../funds/contract.ts';
import { centerOf } from './center-of.ts';
import { overview } from './overview.ts';

export const fundsCenter = /* @__PURE__ */ centerOf(funds, 'fundsCenter', overview);
