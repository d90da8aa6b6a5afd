import { ours } from './ours.tsx';
import { plain } from './plain.tsx';
import { raw } from './raw.ts';
import { installTableBench } from './table-bench.ts';
import { tanstack } from './tanstack.tsx';

installTableBench([raw, plain, tanstack, ours]);
