import { centerOf } from '../../kernel/center-of.ts';
import { funds } from '../funds/contract.ts';
import { overview } from './overview.ts';

export const fundsCenter = /* @__PURE__ */ centerOf(funds, 'fundsCenter', overview);
