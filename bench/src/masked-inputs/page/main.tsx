import { bare, controlled } from './bare.tsx';
import { imask } from './imask.tsx';
import { installInputBench } from './input-bench.tsx';
import { maskito } from './maskito.tsx';
import { numberFormat } from './number-format.tsx';
import { ours, oursControlled } from './ours.tsx';

installInputBench([bare, controlled, ours, oursControlled, numberFormat, imask, maskito]);
