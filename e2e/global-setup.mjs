import { prepare } from '../scripts/lib/prepare.mjs';

/** Server and client are built from the sources as they are. */
export default prepare;
