export { withstandTranslation } from './withstand-translation.ts';
