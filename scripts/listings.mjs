// Makes the listings that nobody keeps by hand, in .cache/listings: which test proves each rule, and which
// screens and journeys go through each call. Fails for a rule without a test and a call without a screen.
import { checkConformance } from './conformance/main.mjs';
import { checkScreens } from './screens/main.mjs';

const problems = [...checkConformance(), ...checkScreens()];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
