import { rm } from 'node:fs/promises';
import { newFolder, startOn } from './storyServer.mjs';

/** Once before all stories: the demo day as a newcomer gets it, from an empty folder. Each file of stories starts from a copy. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await newFolder('template');
  const { stop } = await startOn(folder);
  await stop();
  process.env.STORY_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
