import { keepEncrypted, encryptionKey, takeEncrypted } from './encrypted-text';

const MINE = 'AAECAwQFBgcICQoLDA0ODw==';
const OTHERS = 'AQECAwQFBgcICQoLDA0ODw==';
const PLACE = 'u1:SUBMISSION_CREATE:';

const keyOf = async (text: string) => (await encryptionKey(text))!;
const stored = () => sessionStorage.getItem(`kept-text:${PLACE}`);

afterEach(() => sessionStorage.clear());

it('an encrypted text can be read once, and is not stored in clear', async () => {
  await keepEncrypted(await keyOf(MINE), PLACE, 'BSB 062-000, Zoë');
  expect(stored()).not.toContain('062');
  expect(await takeEncrypted(await keyOf(MINE), PLACE)).toBe('BSB 062-000, Zoë');
  expect(await takeEncrypted(await keyOf(MINE), PLACE)).toBeNull();
});

it('an encrypted text cannot be read by another user, nor under another key than it was stored for (DRAFT-4)', async () => {
  await keepEncrypted(await keyOf(MINE), PLACE, 'mine');
  const elsewhere = 'u1:AMENDMENT:s1';
  sessionStorage.setItem(`kept-text:${elsewhere}`, stored()!);
  expect(await takeEncrypted(await keyOf(MINE), elsewhere)).toBeNull();
  expect(await takeEncrypted(await keyOf(OTHERS), PLACE)).toBeNull();
  expect(stored()).toBeNull();
});
