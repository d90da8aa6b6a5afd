import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { Button } from '@payfac/ui/button';
import { show } from './show.tsx';

show(<Button>Pay</Button>);
