import * as contenders from 'virtual:contender';
import { installTableBench } from '../page/table-bench.ts';

installTableBench(Object.values(contenders));
