import { mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Portal } from '../portal.js';
import { PICTURES, prepare, take } from './camera.js';
import { enterPortal } from './people.js';
import { SCENES } from './stories.js';
import { LARGEST_FILE, type Person, type Picture, type Scene, type Stage, type Story } from './story.js';

/** The pictures that are too large; the others are taken nevertheless. */
const tooLarge: string[] = [];

/** Opens a window for each person of the story, and takes its pictures. */
async function tell(
  portal: Portal,
  demo: Scene['demo'],
  story: Story,
  windows: Map<Person, Page>,
): Promise<void> {
  const pageOf = async (person: Person): Promise<Page> => {
    const open = windows.get(person);
    if (open) return open;
    const { page } = await portal.visitor(story.width, story.height);
    windows.set(person, page);
    await prepare(page, demo);
    if (person !== 'visitor') await enterPortal(portal, page, person);
    return page;
  };
  for (const picture of story.pictures) await tellPicture(portal, story, picture, pageOf);
}

async function tellPicture(
  portal: Portal,
  story: Story,
  picture: Picture,
  pageOf: Stage['pageOf'],
): Promise<void> {
  const page = await pageOf(picture.by ?? story.as);
  try {
    await page.setViewportSize({ width: story.width, height: picture.height ?? story.height });
    await picture.reach({ page, portal, pageOf });
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

/** The stories to be told for the pictures that are asked for. */
function wanted({ stories, inOrder }: Scene): readonly Story[] {
  const isWanted = (story: Story) => !only || story.pictures.some(({ file }) => file.startsWith(only));
  return inOrder ? stories.slice(0, stories.findLastIndex(isWanted) + 1) : stories.filter(isWanted);
}

/** Tells stories in a demo of their own. Who was signed in stays so, unless each story stands alone. */
async function play({ demo, inOrder }: Scene, stories: readonly Story[]): Promise<void> {
  const portal = await Portal.open({ DEMO: demo });
  const windows = new Map<Person, Page>();
  try {
    for (const story of stories) {
      await tell(portal, demo, story, windows);
      if (inOrder) continue;
      for (const page of windows.values()) await page.context().close();
      windows.clear();
    }
  } finally {
    await portal.close();
  }
}

const [only] = process.argv.slice(2);
const scenes = SCENES.map((scene) => ({ scene, stories: wanted(scene) })).filter(
  ({ stories }) => stories.length > 0,
);
await mkdir(PICTURES, { recursive: true });
try {
  if (scenes.length === 0) throw new Error(`No picture's name starts with ${only}.`);
  for (const { scene, stories } of scenes) await play(scene, stories);
  if (tooLarge.length > 0) throw new Error(`Larger than ${LARGEST_FILE} bytes: ${tooLarge.join(', ')}.`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
