import { list } from '@payfac/api/contract/products';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ products: { list } });
