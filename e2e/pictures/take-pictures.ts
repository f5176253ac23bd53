import { mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Portal, signInByScreen } from '../portal.js';
import { PICTURES, prepare, take } from './camera.js';
import { STORIES } from './stories.js';
import { LARGEST_FILE, refuseTour, type Story } from './story.js';

/** The pictures that are too large; the others are taken nevertheless. */
const tooLarge: string[] = [];

/** Opens a browser as the story needs it, and takes its pictures. */
async function tell(portal: Portal, story: Story): Promise<void> {
  const { page, context } = await portal.visitor(story.width, story.height);
  await prepare(page);
  if (story.as !== 'visitor') {
    await signInByScreen(page, portal.signIn(story.as));
    await page.waitForURL(story.as === 'Member' ? '**/account/profile' : '**/admin');
    await refuseTour(page);
  }
  for (const picture of story.pictures) {
    try {
      await page.setViewportSize({ width: story.width, height: picture.height ?? story.height });
      await picture.reach({ page, portal });
      await take(page, picture);
    } catch (cause) {
      const seen = join(tmpdir(), `${picture.file}-failed.png`);
      await page.screenshot({ path: seen, fullPage: true }).catch(() => undefined);
      throw new Error(`The picture ${picture.file} was not taken. ${seen} shows the page.`, { cause });
    }
    const { size } = await stat(join(PICTURES, `${picture.file}.png`));
    console.log(`docs/pictures/${picture.file}.png  ${Math.ceil(size / 1000)} kB`);
    if (size > LARGEST_FILE) tooLarge.push(picture.file);
  }
  await context.close();
}

const [only] = process.argv.slice(2);
const wanted = STORIES.filter((story) => !only || story.pictures.some(({ file }) => file.startsWith(only)));
await mkdir(PICTURES, { recursive: true });
// Without its run, which is published while the portal is open already.
const portal = await Portal.open({ DEMO: 'claims' });
try {
  if (wanted.length === 0) throw new Error(`No picture's name starts with ${only}.`);
  for (const story of wanted) await tell(portal, story);
  if (tooLarge.length > 0) throw new Error(`Larger than ${LARGEST_FILE} bytes: ${tooLarge.join(', ')}.`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await portal.close();
}
