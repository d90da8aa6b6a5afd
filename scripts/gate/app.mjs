// Builds the back office and reads the size of each entry point from its manifest.
import { buildApp } from '../build-app.mjs';
import { checkBytes } from './bytes.mjs';

buildApp();
process.exit(checkBytes() ? 0 : 1);
