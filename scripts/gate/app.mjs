// Builds the back office and reads from its manifest how many bytes each way in brings.
import { buildApp } from '../build-app.mjs';
import { checkBytes } from './bytes.mjs';

buildApp();
process.exit(checkBytes() ? 0 : 1);
