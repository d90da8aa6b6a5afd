import { show } from './show.tsx';

show('Pay');
