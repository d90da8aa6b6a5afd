import { bare, controlled } from '../../../src/masked-inputs/page/bare.tsx';
import { installInputBench } from '../../../src/masked-inputs/page/input-bench.tsx';
import { ours, oursControlled } from '../../../src/masked-inputs/page/ours.tsx';
import { ant } from './ant.tsx';
import { mantine } from './mantine.tsx';
import { mui } from './mui.tsx';
import { reactAria } from './react-aria.tsx';

installInputBench([bare, controlled, ours, oursControlled, reactAria, ant, mantine, mui]);
