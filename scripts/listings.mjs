// Generates the listings in .cache/listings: which tests prove each requirement, and which screens and journeys use
// each call. Fails for a requirement without a test and a call without a screen.
import { checkRequirements } from './requirements/listing.mjs';
import { checkScreens } from './screens/main.mjs';

const problems = [...checkRequirements(), ...checkScreens()];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
