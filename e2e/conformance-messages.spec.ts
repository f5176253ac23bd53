import { specTable } from '../server/test/conformance/spec-tables.js';
import { MESSAGE_CHECKS, rowName } from './conformance/message-checks.js';
import { Screens } from './conformance/screens.js';
import { Portal } from './portal.js';

const ROWS = specTable('Messages').map(rowName);

let portal: Portal;
let screens: Screens;
let checked = 0;
beforeAll(async () => {
  portal = await Portal.open();
  screens = new Screens(portal);
});
afterAll(async () => {
  await portal.close();
  process.stdout.write(`Conformance: ${checked} of ${ROWS.length} prescribed messages hold (SCREEN-7).\n`);
});

describe('the error catalogue (SCREEN-7, ERROR-10, ERROR-11)', () => {
  it('has a check for each of its rows, and no others', () => {
    expect(ROWS).toHaveLength(26);
    expect(Object.keys(MESSAGE_CHECKS).sort()).toEqual([...ROWS].sort());
  });

  it.each(Object.keys(MESSAGE_CHECKS))('%s', async (row) => {
    await MESSAGE_CHECKS[row]!(screens);
    await screens.settle();
    checked += 1;
  });
});
