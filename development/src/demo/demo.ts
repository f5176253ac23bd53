import { assessDemo } from './assess-demo.js';
import { loadDemo } from './load-demo.js';

/** The demo scheme in one part of the bundle, since what both use must not be in a file of the server. */
export const demo = { loadDemo, assessDemo };
